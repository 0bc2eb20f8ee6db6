package etalon.render;

import etalon.site.Download;
import java.util.List;

/**
 * The files of figures.
 *
 * @param offered those that the site offers, in the order in which it shows them
 */
public record DataFiles(OutputTree tree, List<Download> offered) {}
