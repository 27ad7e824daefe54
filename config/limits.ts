import { accountsLimits } from "#config/limits/accounts.ts";
import { adminLimits } from "#config/limits/admin.ts";
import { appealsLimits } from "#config/limits/appeals.ts";
import { appointmentsLimits } from "#config/limits/appointments.ts";
import { certificatesLimits } from "#config/limits/certificates.ts";
import { devicesLimits } from "#config/limits/devices.ts";
import { formsLimits } from "#config/limits/forms.ts";
import { installersLimits } from "#config/limits/installers.ts";
import { leadsLimits } from "#config/limits/leads.ts";
import { messagesLimits } from "#config/limits/messages.ts";
import { outlineQuotesLimits } from "#config/limits/outline-quotes.ts";
import { paymentsLimits } from "#config/limits/payments.ts";
import { plansLimits } from "#config/limits/plans.ts";
import { programsLimits } from "#config/limits/programs.ts";
import { projectsLimits } from "#config/limits/projects.ts";
import { quotesLimits } from "#config/limits/quotes.ts";
import { requestsLimits } from "#config/limits/requests.ts";
import { retentionLimits } from "#config/limits/retention.ts";
import { serverLimits } from "#config/limits/server.ts";
import { statisticsLimits } from "#config/limits/statistics.ts";
import { workLimits } from "#config/limits/work.ts";

/** Every number of the business, each in the file of its noun. Changing one changes rules, texts and tests together. */
export const limits = {
  ...accountsLimits,
  ...adminLimits,
  ...appealsLimits,
  ...appointmentsLimits,
  ...certificatesLimits,
  ...devicesLimits,
  ...formsLimits,
  ...installersLimits,
  ...leadsLimits,
  ...messagesLimits,
  ...outlineQuotesLimits,
  ...paymentsLimits,
  ...plansLimits,
  ...programsLimits,
  ...projectsLimits,
  ...quotesLimits,
  ...requestsLimits,
  ...retentionLimits,
  ...serverLimits,
  ...statisticsLimits,
  ...workLimits,
};
