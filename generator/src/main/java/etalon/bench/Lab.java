package etalon.bench;

/** Who makes a model. */
public record Lab(String id, String name, String country, String url) {}
