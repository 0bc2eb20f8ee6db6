/** The site while it is being written: built in memory, served on this machine, shown anew after each save. */
package etalon.serve;
