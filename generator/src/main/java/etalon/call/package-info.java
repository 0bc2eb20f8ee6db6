/** The first stage: the same prompt and documents to every model, each answer written once, every dollar accounted for. */
package etalon.call;
