import { describe, expect, it } from "vitest";
import { csvOf } from "#app/web/csv.ts";
import { adminBudgetOptions, leadServiceOptions, requestBudgetOptions } from "#content/options.ts";
import { sampleLeads } from "#content/sample-leads.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import { readImport } from "#domain/admin/leads/import-rows.ts";
import { importColumns } from "#domain/admin/leads/spreadsheet/import-columns.ts";
import type { DomainError } from "#domain/errors.ts";

const HEADER = "Customer Name,Customer Email,Service Type,Location,Postcode";
const row = (name: string) => `${name},${name.toLowerCase()}@example.com,Heat Pumps,Croydon,CR0 1EA`;

describe("a file of leads", () => {
  it("may have our exports' names, semicolons, other columns, and choices in any case", () => {
    const text = [
      "Email;Credits;customer_name;SERVICE;Location;Postcode;Budget;Message;Phone;Urgency;Places",
      'a@example.com;5;Ann;heat pumps;"Croydon; south";cr01ea;under £5,000;"She said ""call""',
      "after six.\";'+44 7700 900123;HIGH;3",
    ].join("\n");
    expect(readImport(text)).toMatchObject([
      {
        line: 2,
        errors: [],
        lead: {
          form: {
            customerName: "Ann",
            location: "Croydon; south",
            serviceType: "heat-pumps",
            budgetRange: "Under £5,000",
            description: 'She said "call"\nafter six.',
            customerPhone: "+447700900123",
            urgency: "high",
            places: 3,
          },
        },
      },
    ]);
  });

  const TABLE = [
    ["Customer Name", "Customer Email", "Service Type", "Location", "Postcode", "Description"],
    ["Ann", "ann@example.com", "Heat Pumps", "Croydon", "CR0 1EA", "a, b; c"],
  ];
  const [names = [], cells = []] = TABLE;
  const asTable = (separator: string, end = "\n") => TABLE.map((line) => line.join(separator)).join(end);
  const quoted = (separator: string) => TABLE.map((line) => line.map((one) => `"${one}"`).join(separator)).join("\n");

  it.each([
    ["tabs", asTable("\t")],
    ["tabs, CR", asTable("\t", "\r")],
    ["tabs, CRLF and rows without text", `${asTable("\t", "\r\n")}\r\n\t\t\t\r\n\r\n`],
    ["tabs and quotation marks", quoted("\t")],
    ["tabs and columns without names", TABLE.map((line) => ["", ...line, "", ""].join("\t")).join("\n")],
    [
      "tabs, and more commas than tabs in the names",
      asTable("\t").replace("\n", "\tNotes, remarks, more, and, so, on, here\n"),
    ],
    ["bars", asTable("|")],
    ["a mark and semicolons", `\uFEFF${quoted(";")}`],
    ["sep=;", `sep=;\r\n${quoted(";")}`],
    ["sep=,", `\uFEFFsep=,\n${quoted(",")}`],
    ["SEP= and a tab", `SEP=\t\n${asTable("\t")}`],
    ["sep=\\t", `sep=\\t\n${asTable("\t")}`],
    ["sep= that a spreadsheet saved again", `"sep=;";;;;;\n${quoted(";")}`],
    ["names with a no-break space", asTable("\t").replace("Customer Name", "Customer\u00a0Name ")],
    [
      "names in other writing",
      `CUSTOMER-NAME\te_mail\tservice type*\tLocation:\tPost Code\tmessage\n${cells.join("\t")}`,
    ],
    ["names below empty lines", `\n\n${asTable("\t")}`],
  ])("may be a table with %s", (_, text) => {
    expect(readImport(text)).toMatchObject([
      {
        errors: [],
        lead: { form: { customerName: "Ann", postcode: { postcode: "CR0 1EA" }, description: "a, b; c" } },
      },
    ]);
  });

  it.each([
    ["a tab", '"left\tright"', "left\tright"],
    ["line breaks", '"one\r\ntwo"', "one\ntwo"],
    ["quotation marks", 'a 3" pipe, "quiet"', 'a 3" pipe, "quiet"'],
    ["quotation marks first", '"Quiet" please', '"Quiet" please'],
    ["doubled quotation marks", '"say ""yes"", now"', 'say "yes", now'],
    ["our protection against formulas", "'=1+1", "=1+1"],
  ])("copied with tabs may have a cell with %s", (_, cell, description) => {
    const text = [names, [...cells.slice(0, -1), cell], cells.map((one) => one.replace("Ann", "Bo"))]
      .map((line) => line.join("\t"))
      .join("\n");
    const read = readImport(text);
    expect(read.map(({ lead }) => lead?.form.customerName)).toEqual(["Ann", "Bo"]);
    expect(read[0]?.lead?.form.description).toBe(description);
  });

  it("may be our own export of purchases, with every budget band and service as it writes them", () => {
    const budgets = [...adminBudgetOptions, ...requestBudgetOptions].map(({ label }) => label);
    const services = [...new Set(leadServiceOptions.map(({ label }) => label))];
    const rows = Array.from({ length: budgets.length }, (_, at) => [
      `=Ann ${at}`,
      `ann${at}@example.com`,
      nationalPhone("+447700900123"),
      services[at % services.length] ?? "",
      "Croydon",
      "CR0 1EA",
      budgets[at] ?? "",
      "As soon as possible",
      "House",
      "-20% please\nthanks",
      "",
      "2026-11-25 10:00",
      "5",
      "no",
      "New",
      "",
      "5c0ffee0-0000-4000-8000-000000000001",
    ]);
    const header = ["Customer", "Email", "Phone", "Service", "Location", "Postcode", "Budget", "Timeframe", "Property"];
    const others = ["Message", "Prefers", "Purchased (London)", "Credits", "Refunded", "Stage", "Notes", "Purchase"];
    const read = readImport(csvOf([[...header, ...others], ...rows]));
    expect(read.flatMap(({ errors }) => errors)).toEqual([]);
    const same = (band: string | undefined) => band?.replaceAll(" ", "");
    expect(read.map(({ lead }) => same(lead?.form.budgetRange))).toEqual(budgets.map(same));
    expect(read[3]?.lead?.form).toMatchObject({ customerName: "=Ann 3", description: "-20% please\nthanks" });
  });

  it.each(["£10,000–£20,000", "£10,000 — £20,000", "£10,000 - £20,000", "£10,000\u00a0−\u00a0£20,000"])(
    "may write a budget as %s",
    (budget) => {
      const text = `${HEADER}\tBudget`.replaceAll(",", "\t");
      const [read] = readImport(`${text}\n${row("Ann").replaceAll(",", "\t")}\t${budget}`);
      expect(read?.lead?.form.budgetRange).toBe("£10,000 - £20,000");
    },
  );

  it("is read like our sample, which has no mistake", () => {
    const rows = sampleLeads.map((lead) => importColumns.map(({ field }) => lead[field] ?? ""));
    const read = readImport(csvOf([importColumns.map(({ label }) => label), ...rows]));
    expect(read.flatMap(({ errors }) => errors)).toEqual([]);
    expect(read).toHaveLength(sampleLeads.length);
  });

  it("names the line of a row below a message of several lines and below empty rows", () => {
    const text = `${HEADER},Description\n${row("Ann")},"one\ntwo"\n\n,,,,,\n${row("Bob")},`;
    expect(readImport(text).map(({ line }) => line)).toEqual([2, 6]);
  });

  it.each([
    ["ZZ1", "Enter a full UK postcode, like CR0 1EA."],
    ["zz1 1aa", "We cannot find the postcode ZZ1 1AA. Please check it."],
    ["CR0", "Enter a full UK postcode, like CR0 1EA."],
    ["90210", "Enter a full UK postcode, like CR0 1EA."],
  ])("says what is wrong with the postcode %s, also beside other mistakes of the row", (postcode, message) => {
    const text = `${HEADER},Urgency,Places\nAnn,ann@example.com,Heat Pumps,Croydon,${postcode},never,9`;
    expect(readImport(text)[0]?.errors).toEqual([
      { column: "Postcode", message },
      { column: "Urgency", message: "Choose an urgency." },
      { column: "Places", message: "Choose 1, 2 or 3 places." },
    ]);
  });

  it.each([
    ["Manchester", "RG1 8EQ", "Reading"],
    ["Reading, Berkshire", "M1 1AE", "Manchester"],
    ["Caversham", "RG4 8AA", "Caversham"],
    ["reading", "RG1 8EQ", "reading"],
    ["Purley", "CR0 1EA", "Purley"],
    ["London", "CR0 1EA", "London"],
  ])("that says %s of %s is a lead in %s", (place, postcode, location) => {
    const [read] = readImport(`${HEADER}\nAnn,ann@example.com,Heat Pumps,"${place}",${postcode}`);
    expect(read?.lead?.form.location).toBe(location);
  });

  it.each([
    ["", "Choose a file or paste its rows."],
    [HEADER, "There are no rows below the column names."],
    ["Name,Service,Location,Postcode\nAnn,x,y,z", "The first row must name the columns. Missing: Customer Email."],
    [`${HEADER}\nAnn,"a`, "We cannot read line 2: a quotation mark is missing or in the wrong place."],
    [`${HEADER}\nA\0nn`, "The file is not text. Save it as “CSV UTF-8” and choose it again."],
  ])("that cannot be read is refused in words: %j", (text, message) => {
    expect(() => readImport(text)).toThrowError(
      expect.objectContaining({ code: "invalid_input", fields: { csv: [message] } }) as DomainError,
    );
  });
});
