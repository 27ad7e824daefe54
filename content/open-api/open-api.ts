import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { keyScopes } from "#content/key-scopes.ts";
import { withExamples } from "#content/open-api/answer-examples.ts";
import { areaPaths, areaSchemas } from "#content/open-api/areas.ts";
import { briefSchemas } from "#content/open-api/brief-schema.ts";
import { calculatorPaths, calculatorSchemas } from "#content/open-api/calculators.ts";
import { creditPaths, creditSchemas } from "#content/open-api/credits.ts";
import { energyPricePaths, energyPriceSchemas } from "#content/open-api/energy-prices.ts";
import { filePaths, fileSchemas } from "#content/open-api/files.ts";
import { installerPaths, installerSchemas } from "#content/open-api/installers.ts";
import { leadPaths, leadSchemas } from "#content/open-api/leads.ts";
import { messagePaths, messageSchemas } from "#content/open-api/messages.ts";
import { outlinePaths, outlineSchemas } from "#content/open-api/outlines.ts";
import { problemAnswer } from "#content/open-api/parts.ts";
import { planSchemas } from "#content/open-api/plan-schema.ts";
import { planCallSchemas, planPaths } from "#content/open-api/plans.ts";
import { problemSchemas } from "#content/open-api/problem.ts";
import { purchasePaths, purchaseSchemas } from "#content/open-api/purchases.ts";
import { quoteRequestPaths, quoteRequestSchemas } from "#content/open-api/quote-requests.ts";
import { quoteSchemaPaths } from "#content/open-api/quote-schemas.ts";
import { quotePathsOn, quoteSchemasOn } from "#content/open-api/quotes.ts";
import { reviewsPaths, reviewsSchemas } from "#content/open-api/reviews.ts";
import { withScopes } from "#content/open-api/scopes.ts";
import { statisticsPaths, statisticsSchemas } from "#content/open-api/statistics.ts";
import { webhooks } from "#content/open-api/webhooks.ts";

const description = `Money is in pence, credits are whole numbers, times are ISO 8601 in UTC. Lists come in pages: give nextCursor back as cursor.
A refusal is a problem (RFC 9457) with a code that stays the same. An unknown address is answered with 404, a method that an address does not take with 405 and Allow, a query parameter that a call does not take with 400 and unknown_parameter, naming it, a body of more than ${limits.requestBodyBytesMax / 1024} KB with 413.
Calls that ask who is calling are counted: ${limits.apiCallsPerMinuteMax} a minute for a key, a signed-in user or an address without either. RateLimit-Policy and RateLimit say how many are left.`;

const securitySchemes = {
  apiKey: {
    type: "http",
    scheme: "bearer",
    description: `A key that an owner makes on the page /developers. Each call names the narrowest scope it needs: ${keyScopes.map(({ value }) => value).join(", ")}, in the order of what they may do.`,
  },
  session: {
    type: "apiKey",
    in: "cookie",
    name: "__Host-fairwatt.session_token",
    description:
      "The session of the website, for our own pages. Without TLS, on one's own machine, the name has no __Host-.",
  },
};

/** For examples whose day doesn't matter. */
const ANY_DAY = "2026-12-01";

/** The description of the JSON API (OpenAPI 3.1), with examples dated for this London day. */
export function openApi(appUrl: string, today: string = ANY_DAY) {
  return {
    openapi: "3.1.0",
    info: { title: `${site.name} API`, version: "1", description },
    servers: [{ url: `${appUrl}/api/v1` }],
    paths: withRefusedQueries(
      withScopes({
        ...calculatorPaths,
        ...energyPricePaths,
        ...areaPaths,
        ...installerPaths,
        ...planPaths,
        ...quoteRequestPaths,
        ...leadPaths,
        ...outlinePaths,
        ...purchasePaths,
        ...quoteSchemaPaths,
        ...quotePathsOn(today),
        ...filePaths,
        ...messagePaths,
        ...reviewsPaths,
        ...statisticsPaths,
        ...creditPaths,
      }),
    ),
    webhooks,
    components: {
      schemas: withExamples({
        ...problemSchemas,
        ...calculatorSchemas,
        ...energyPriceSchemas,
        ...areaSchemas,
        ...installerSchemas,
        ...planCallSchemas,
        ...quoteRequestSchemas,
        ...briefSchemas,
        ...planSchemas,
        ...leadSchemas,
        ...outlineSchemas,
        ...purchaseSchemas,
        ...quoteSchemasOn(today),
        ...fileSchemas,
        ...messageSchemas,
        ...reviewsSchemas,
        ...statisticsSchemas,
        ...creditSchemas,
      }),
      securitySchemes,
    },
  };
}

const UNKNOWN_PARAMETER = "unknown_parameter: the address has a parameter that this call does not take";

/** Adds each call's response to an unknown parameter. */
function withRefusedQueries<Paths extends Readonly<Record<string, object>>>(paths: Paths): Paths {
  const all = Object.entries(paths).map(([path, item]) => {
    const calls = Object.entries(item).map(([method, call]) => [method, withRefusedQuery(call)]);
    return [path, Object.fromEntries(calls)];
  });
  return Object.fromEntries(all);
}

function withRefusedQuery({ responses, ...call }: { responses: { 400?: { description: string } } }): object {
  const also = responses[400] ? `${responses[400].description}; ` : "";
  return { ...call, responses: { ...responses, 400: problemAnswer(also + UNKNOWN_PARAMETER) } };
}
