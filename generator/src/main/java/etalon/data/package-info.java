/** The files of data/ to records, strictly. The only package that knows the names used there. */
package etalon.data;
