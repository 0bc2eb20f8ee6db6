package etalon.render.feed;

import java.io.ByteArrayOutputStream;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Writes XML element by element; escaping is the library's. */
final class Xml {
  private final XMLStreamWriter writer;

  private Xml(XMLStreamWriter writer) {
    this.writer = writer;
  }

  interface Body {
    void write(Xml xml) throws XMLStreamException;
  }

  static byte[] write(Body body) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      XMLStreamWriter writer = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(bytes, "UTF-8");
      writer.writeStartDocument("UTF-8", "1.0");
      body.write(new Xml(writer));
      writer.writeEndDocument();
      writer.close();
    } catch (XMLStreamException e) {
      throw new IllegalStateException("memory can always be written", e);
    }
    return bytes.toByteArray();
  }

  void writeStartElement(String name) throws XMLStreamException {
    writer.writeCharacters("\n");
    writer.writeStartElement(name);
  }

  void writeEndElement() throws XMLStreamException {
    writer.writeEndElement();
  }

  void writeDefaultNamespace(String uri) throws XMLStreamException {
    writer.writeDefaultNamespace(uri);
  }

  void writeNamespace(String prefix, String uri) throws XMLStreamException {
    writer.writeNamespace(prefix, uri);
  }

  void writeAttribute(String name, String value) throws XMLStreamException {
    writer.writeAttribute(name, value);
  }

  void element(String name, String text) throws XMLStreamException {
    writeStartElement(name);
    writer.writeCharacters(text);
    writer.writeEndElement();
  }

  /** An element without content; attributes in pairs. */
  void empty(String name, String... attributes) throws XMLStreamException {
    writer.writeCharacters("\n");
    writer.writeEmptyElement(name);
    for (int i = 0; i < attributes.length; i += 2) {
      writer.writeAttribute(attributes[i], attributes[i + 1]);
    }
  }
}
