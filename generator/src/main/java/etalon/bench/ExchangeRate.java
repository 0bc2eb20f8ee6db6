package etalon.bench;

import java.math.BigDecimal;
import java.time.LocalDate;

/**
 * What a dollar was worth on one day: amounts are shown in another currency beside dollars, never computed in it.
 *
 * @param currency its ISO 4217 code, not USD
 * @param perDollar units of the currency for one US dollar, above 0
 */
public record ExchangeRate(String currency, BigDecimal perDollar, LocalDate date, Source source) {}
