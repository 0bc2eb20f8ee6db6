/** All inputs read and checked against each other, as one immutable record. */
package etalon.load;
