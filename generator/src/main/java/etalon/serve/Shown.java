package etalon.serve;

import etalon.problem.Problem;
import etalon.render.LazySite;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What the server shows from one change to the next.
 *
 * @param generation counts the changes: a page of an older one is loaded anew
 * @param site empty until there was one without an error
 * @param problems errors that stand in the way of a newer site, or warnings about this one
 * @param broken whether there is an error among them
 * @param uncompiled templates that were changed since the program was made
 */
record Shown(long generation, Optional<LazySite> site, List<Problem> problems, boolean broken, Set<String> uncompiled) {}
