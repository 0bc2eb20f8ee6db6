/** Both languages of the site: messages, plurals, numbers, dates, French typography. */
package etalon.i18n;
