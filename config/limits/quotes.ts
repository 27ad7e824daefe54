/** Installers’ quotes. Where a check names a number, it is this one. */
export const quotesLimits = {
  quoteFilesMax: 3,
  comparedQuotesMax: 4,
  /** Of one option; the next is refused. */
  quoteRevisionsMax: 10,
  quoteRevisionsPerDay: 20,
  /** Of everything typed in the form of one quote. */
  quoteDraftLengthMax: 60_000,
  quoteDraftsKeptDays: 90,
  /** Of a company. */
  quoteLibraryItemsMax: 200,
  /** What stands in the form before a company types its own. */
  quoteUsualValidDays: 30,
  quoteUsualCoolingOffDays: 14,
  /** Above these a quote is remarked upon; at them it is not. */
  quoteDepositPercentMax: 25,
  quoteEarlyPercentMax: 60,
  quoteValidDaysMin: 14,
  quoteCoolingOffDaysMin: 14,
  quoteWorkmanshipYearsMin: 2,
  quoteYieldOverPercentMax: 10,
  quoteYieldUnderPercentMax: 20,
  quoteOwnUsePercentMax: 60,
  quoteOwnUseWithBatteryPercentMax: 90,
  /** Of the published median of such systems. */
  quoteSolarPricePercentMax: 150,
  quoteSolarPricePercentMin: 65,
  /** Of the upper and of the lower published quartile. */
  quoteHeatPumpPricePercentMax: 135,
  quoteHeatPumpPricePercentMin: 75,
  /** A published price is compared for so long after the end of its period. */
  quotePublishedPriceMonths: 24,
  quoteUsablePercentMin: 80,
  quoteHeatOutputPercentMax: 130,
  quoteScopMin: 2.8,
  quoteFlowCelsiusMax: 55,
  /** For a phase, before the network operator has to agree. */
  quoteNetworkKwMax: 3.68,
  quoteTariffPercentMax: 110,
} as const;
