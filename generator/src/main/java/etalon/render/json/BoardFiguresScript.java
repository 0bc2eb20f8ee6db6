package etalon.render.json;

import etalon.site.BoardFigures;

/** The figures of the boards as a script that a page loads: it can be read from a file opened from disk, which a fetch cannot. */
public final class BoardFiguresScript {
  private BoardFiguresScript() {}

  public static byte[] render(BoardFigures figures) {
    return Json.constant(
        "boards",
        json -> {
          json.objects(
              "measures",
              figures.measures(),
              measure -> {
                json.put("name", measure.name());
                json.put("url", measure.url());
                json.put("about", measure.about());
              });
          json.objects(
              "models",
              figures.models(),
              model -> {
                json.put("id", model.id());
                json.put("name", model.name());
                json.put("standing", model.standing());
                json.objects(
                    "figures",
                    model.figures(),
                    figure -> {
                      json.put("measure", figure.measure());
                      json.put("place", figure.place());
                      json.put("raw", figure.raw());
                      json.put("tenths", figure.tenths());
                    });
              });
        });
  }
}
