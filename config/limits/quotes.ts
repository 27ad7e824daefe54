/** Installers’ quotes. Where a check names a number, it is this one. */
export const quotesLimits = {
  quoteFilesMax: 3,
  comparedQuotesMax: 4,
  /** Of companies that are not ours, typed in by the customer of a project. */
  outsideQuotesMax: 4,
  outsideQuoteChangesPerDay: 40,
  /** In one message begun for the customer, which has room for more. */
  questionsAskedMax: 25,
  /** For one option. */
  quoteRevisionsMax: 10,
  quoteRevisionsPerDay: 20,
  /** Everything typed in the form of one quote. */
  quoteDraftLengthMax: 60_000,
  quoteDraftsKeptDays: 90,
  /** For one company. */
  quoteLibraryItemsMax: 200,
  quoteTemplatesMax: 100,
  quoteTemplateNameLengthMax: 80,
  /** Leads that the form offers. */
  quoteCopyTargetsMax: 100,
  /** Of an uploaded logo; it is drawn smaller. */
  logoBytesMax: 512 * 1024,
  logoPixelsMax: 2000,
  /** What the form suggests. */
  quoteUsualValidDays: 30,
  /** After this time a quote that was opened and not answered is in Today, and so is one that ends this soon. */
  quoteUnansweredDays: 3,
  quoteEndingDays: 3,
  quoteUsualCoolingOffDays: 14,
  /** Beyond these a quote gets a remark. */
  quoteDepositPercentMax: 25,
  quoteEarlyPercentMax: 60,
  quoteValidDaysMin: 14,
  quoteCoolingOffDaysMin: 14,
  quoteWorkmanshipYearsMin: 2,
  quoteYieldOverPercentMax: 10,
  quoteYieldUnderPercentMax: 20,
  quoteOwnUsePercentMax: 60,
  quoteOwnUseWithBatteryPercentMax: 90,
  /** Per cent of the published median for such systems. */
  quoteSolarPricePercentMax: 150,
  quoteSolarPricePercentMin: 65,
  /** Per cent of the published upper and lower quartile. */
  quoteHeatPumpPricePercentMax: 135,
  quoteHeatPumpPricePercentMin: 75,
  /** How long after its period a published price is used for comparison. */
  quotePublishedPriceMonths: 24,
  quoteUsablePercentMin: 80,
  quoteHeatOutputPercentMax: 130,
  /** Of the upper and the lower end of the size that our planner expects. */
  quoteHeatPumpOverPercentMax: 130,
  quoteHeatPumpUnderPercentMin: 90,
  quoteScopMin: 2.8,
  quoteFlowCelsiusMax: 55,
  /** For each phase, without the network operator's consent. */
  quoteNetworkKwMax: 3.68,
  quoteTariffPercentMax: 110,
} as const;
