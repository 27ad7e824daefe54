import { outlinedCustomer } from "#content/demo/outlines.ts";
import { chosenBattery } from "#content/demo/projects/chosen.ts";
import { finishedRoof, readMeter } from "#content/demo/projects/done.ts";
import { closedHeatPump, erasedRequest, stoppedCharger } from "#content/demo/projects/ended.ts";
import type { DemoProject } from "#content/demo/projects/project.ts";
import { threeQuotes } from "#content/demo/projects/three-quotes.ts";
import { twoWorks } from "#content/demo/projects/two-works.ts";

/** A project in each state. */
export const demoProjects: readonly DemoProject[] = [
  threeQuotes,
  twoWorks,
  chosenBattery,
  finishedRoof,
  readMeter,
  closedHeatPump,
  stoppedCharger,
  erasedRequest,
];

export const demoProjectsToOpen: readonly DemoProject[] = demoProjects.filter(({ state }) => state !== "erased");

/** Customers whose project a visitor can open: each has a mail with a link to it. */
export const demoCustomers: readonly { name: string; email: string; what: string }[] = [
  ...demoProjectsToOpen.map(({ form: { name, email }, what }) => ({ name, email, what })),
  { ...outlinedCustomer, what: "two outlines to read: here the customer picks who gets the details" },
];
