/** The commands. The only package that prints and that ends the program. */
package etalon.cli;
