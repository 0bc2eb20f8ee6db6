package etalon.site;

import java.util.Map;
import java.util.function.Supplier;

/**
 * A page that is going to be made.
 *
 * @param path of its file
 * @param alternates as in {@link Page}; what the sitemap lists
 * @param page makes the page; called once, from any thread
 */
public record Plan(String path, String canonical, Map<String, String> alternates, Supplier<Page> page) {}
