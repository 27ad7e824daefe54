/** Appointments. */
export const appointmentsLimits = {
  offeredTimesMax: 3,
  /** Each offer of times, and each choice, is mailed to the other side. */
  offersPerPurchasePerDay: 10,
  appointmentMinutesMin: 15,
  appointmentMinutesMax: 480,
  /** The page queries a time that begins outside these London hours before it is offered. */
  usualHoursFrom: 7,
  usualHoursTo: 21,
  timesAheadMinHours: 12,
  timesAheadMaxDays: 60,
  appointmentAddressLengthMax: 300,
  /** How long a past appointment stays in the company’s calendar. */
  calendarPastDays: 30,
  /** How long after an appointment the customer can say that nobody came. */
  missedSaidDays: 7,
  /** When both sides are reminded, on the London day before. */
  appointmentReminderHour: 17,
} as const;
