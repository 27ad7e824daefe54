import { limits } from "#config/limits.ts";
import { legalForms } from "#content/onboarding.ts";
import {
  cursor,
  inPath,
  inQuery,
  json,
  list,
  moment,
  page,
  problemAnswer,
  record,
  ref,
  string,
  stringOrNull,
  valuesOf,
} from "#content/open-api/parts.ts";
import { removalReasons } from "#content/reviews.ts";
import { technologies, vettingChecks } from "#content/vetting.ts";

const technology = { type: "string", enum: valuesOf(technologies) };
const slug = {
  type: "string",
  examples: ["kestrelmoor-solar-storage-ltd"],
  description: "The last part of its page’s address.",
};
const path = { type: "string", description: "Its page on this site." };
const day = { type: ["string", "null"], format: "date", description: "A day in London." };
const momentOrNull = { type: ["string", "null"], format: "date-time" };
const yesOrNo = { type: ["boolean", "null"], description: "null where the work was not finished." };
const mean = {
  type: ["number", "null"],
  description: `Stars with one decimal; null where n is under ${limits.ratingMin}.`,
};
const n = {
  type: "integer",
  minimum: 0,
  description: "How many reviews count: the newest of each customer, over 36 months.",
};
const area = {
  type: ["object", "null"],
  description: "null until the company has set it.",
  required: ["baseOutcode", "radiusMiles"],
  additionalProperties: false,
  properties: {
    baseOutcode: { type: "string", description: "Distances are from the middle of this outward code." },
    radiusMiles: { type: "integer" },
  },
};
const part = { type: "number", minimum: 0, maximum: 1 };
const interval = {
  type: ["object", "null"],
  description: "Wilson’s interval, with 95% confidence.",
  required: ["low", "high"],
  additionalProperties: false,
  properties: { low: part, high: part },
};
const nullable = <Schema extends ReturnType<typeof record>>(schema: Schema, description: string) => ({
  ...schema,
  type: ["object", "null"],
  description,
});

export const installerSchemas = {
  ListedInstaller: record({
    slug,
    companyName: string,
    path,
    miles: { type: ["integer", "null"], description: "Whole miles from the postcode; null without one." },
    technologies: { ...list(technology), description: "Those whose required checks all hold." },
    area,
    rating: record({ n, mean }),
  }),
  InstallerCheck: record({
    check: { type: "string", enum: [...valuesOf(vettingChecks), "register"] },
    label: string,
    state: { type: "string", enum: ["checked", "ended", "failed", "not_checked"] },
    checkedBy: stringOrNull,
    how: stringOrNull,
    on: day,
    validUntil: day,
  }),
  PublishedReview: record({
    stars: { type: "integer", minimum: 1, maximum: 5 },
    author: { type: "string", examples: ["A customer in RG4"] },
    givenAt: moment,
    editedAt: momentOrNull,
    isFinished: { type: "boolean", description: "false: the work was not finished." },
    priceKept: yesOrNo,
    onTime: yesOrNo,
    again: { type: "string", enum: ["yes", "no", "not_sure"] },
    words: stringOrNull,
    disputedAt: { ...momentOrNull, description: "Since when the company disputes it; null if it does not." },
    reply: nullable(record({ text: string, repliedAt: moment }), "The company’s; null without one."),
  }),
  Installer: record({
    slug,
    companyName: string,
    path,
    suspendedAt: { ...momentOrNull, description: "Since when the company takes no requests; null while it may." },
    works: nullable(
      record({
        legalForm: { type: ["string", "null"], enum: [...valuesOf(legalForms), null] },
        companyNumber: stringOrNull,
        registeredName: stringOrNull,
        tradingNames: list(string),
        technologies: list(record({ technology, checks: list(ref("InstallerCheck")) })),
        area,
        statistics: ref("Statistics"),
      }),
      "null while the company is suspended.",
    ),
    rating: record({
      n,
      mean,
      stars: { ...list({ type: "integer" }), description: "How many of one star to five." },
      published: { type: "integer", description: "Published reviews, also those that do not count." },
      again: record({ n, count: { type: ["integer", "null"], description: "Would use them again." }, interval }),
    }),
    removals: record({
      reasons: {
        ...list(record({ reason: { type: "string", enum: valuesOf(removalReasons) }, count: { type: "integer" } })),
        description: `How many reviews we removed in ${limits.removalsShownMonths} months, by reason.`,
      },
      isNotGenuine: {
        type: "boolean",
        description: `Within ${limits.sanctionMonths} months some were removed that were faked or paid for.`,
      },
    }),
    reviews: { ...list(ref("PublishedReview")), description: "The newest." },
  }),
};

export const installerPaths = {
  "/installers": {
    get: {
      operationId: "listInstallers",
      tags: ["Installers"],
      summary: "Published companies whose checks hold, nearest first, then by name",
      parameters: [
        inQuery("postcode", "A postcode or its first half: only companies that cover it."),
        inQuery("technology", "Only companies whose checks of it hold; any, if left out.", technology),
        cursor,
      ],
      responses: {
        200: { description: "The companies", content: json(page(ref("ListedInstaller"))) },
        400: problemAnswer("invalid_cursor: the cursor is no nextCursor of this list"),
        422: problemAnswer("invalid_input: an unknown postcode or technology"),
      },
    },
  },
  "/installers/{slug}": {
    get: {
      operationId: "readInstaller",
      tags: ["Installers"],
      summary: "What we checked of a company, its figures and its newest reviews",
      parameters: [inPath("slug", "kestrelmoor-solar-storage-ltd")],
      responses: {
        200: { description: "The profile", content: json(ref("Installer")) },
        301: { description: "The company has another name now" },
        404: problemAnswer("not_found: no company has published a profile there"),
      },
    },
  },
};
