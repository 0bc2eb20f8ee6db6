/** The whole site as bytes in memory, by the technology of each output. */
package etalon.render;
