/** The wire: one question to an OpenAI-compatible gateway, and what came back. The only package that opens a connection. */
package etalon.gateway;
