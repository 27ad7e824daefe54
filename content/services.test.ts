import { expect, test } from "vitest";
import { adminServiceOptions, leadBudgetLabel, leadServiceLabel, quoteServiceOptions } from "#content/options.ts";
import { serviceGroups, services } from "#content/services.ts";

test("the catalogue has 16 services in four groups of four, in the order of the menu", () => {
  expect(services.map(({ group }) => group)).toEqual(serviceGroups.flatMap((group) => [group, group, group, group]));
  expect(new Set(services.map(({ slug }) => slug)).size).toBe(16);
  expect(new Set(services.map(({ icon }) => icon)).size).toBe(16);
});

test("every service has an option in the quote form, its own if the form has one", () => {
  const values = quoteServiceOptions.map(({ value }) => value);
  for (const service of services) {
    expect(values).toContain(service.quoteOption);
    if (values.some((value) => value === service.slug)) expect(service.quoteOption).toBe(service.slug);
  }
});

test("the admin's list is a view of the catalogue", () => {
  const inCatalogue = services.flatMap((service) => ("adminLabel" in service ? [service.adminLabel] : []));
  expect(adminServiceOptions.map(({ label }) => label).toSorted()).toEqual(inCatalogue.toSorted());
});

test("a lead has the catalogue's name, whichever form created it", () => {
  for (const { value } of [...quoteServiceOptions, ...adminServiceOptions]) {
    const inCatalogue = services.find(({ slug }) => slug === value);
    if (inCatalogue) expect(leadServiceLabel(value)).toBe(inCatalogue.label);
  }
  expect(leadServiceLabel("commercial")).toBe("Commercial Solutions");
  expect(leadServiceLabel("other")).toBe("Other");
});

test("a budget of either form has its label", () => {
  expect(leadBudgetLabel("5k-10k")).toBe("£5,000-£10,000");
  expect(leadBudgetLabel("£5,000 - £10,000")).toBe("£5,000 - £10,000");
  expect(leadBudgetLabel("Not sure yet")).toBe("Not sure yet");
});
