/** A lead: its price, its places, how long it is for sale, what a company does with it, and reporting it. */
export const leadsLimits = {
  leadPriceCredits: 5,
  leadPlacesMax: 3,
  adminLeadPlacesDefault: 1,
  leadLifetimeDays: 60,
  leadsPageSize: 20,
  leadsCountMax: 1000,
  /** Mails about customers that waited for a daily one. */
  heldMailsKeptDays: 30,
  leadEventsKeptDays: 7,
  leadEventsReplayed: 5000,
  leadEventsHeartbeatSeconds: 25,
  /** Live lists open at once, for one company and altogether, in one process. */
  leadStreamsPerInstaller: 6,
  leadStreamsMax: 5000,
  /** How soon somebody who found no place may ask again. */
  leadStreamWaitSeconds: 10,
  purchasesPageSize: 50,
  /** How long after buying a lead can be reported. */
  refundRequestDays: 14,
  refundNoteLengthMax: 1000,
  /** A paused lead whose customer has not checked the contact details within this time is withdrawn. */
  contactAnswerDays: 7,
  purchaseNotesLengthMax: 2000,
  /** Installers are asked to contact a customer within this time of buying. */
  customerAnswerHours: 24,
  leadSearchLengthMax: 100,
  /** A company is not sold the same customer and service again within this time of buying; refunded purchases aside. */
  secondSaleDays: 90,
  /** Requests from the same customer this many days apart or fewer are shown as possible duplicates. */
  leadDuplicateDays: 90,
  leadDuplicatesShown: 20,
  /** Filters of the leads for sale that one person keeps under a name. */
  savedViewsMax: 10,
  savedViewNameLengthMax: 40,
  /** London time. */
  dailyAlertsHour: 7,
  digestLeadsMax: 20,
  /** The highest limit that a company sets on its own buying; without one nothing limits it. */
  purchaseCapMax: 100_000,
} as const;
