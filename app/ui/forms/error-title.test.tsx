import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { BlankSummary } from "#app/ui/forms/error-summary.tsx";
import { titleOf, withErrorTitle } from "#app/ui/forms/error-title.ts";
import { FieldFrame } from "#app/ui/forms/field-frame.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import type { FormState } from "#app/web/forms/form.ts";

const pageOf = (form: React.ReactNode) =>
  withErrorTitle(
    renderToString(
      <html lang="en-GB">
        <head>
          <title>A page</title>
        </head>
        <body>{form}</body>
      </html>,
    ),
  );

const failed: FormState = { form: "", title: "Not now", message: "Later.", errors: {}, values: {} };

it("starts a page's title with the error, whether from the summary, a refusal or a single field", () => {
  const wrong = <FormFailure state={{ ...failed, errors: { name: ["Enter a name."] } }} idPrefix="a" />;
  const field = (
    <FieldFrame label="Price" name="price" errors={["Enter a price."]}>
      {null}
    </FieldFrame>
  );
  for (const shown of [wrong, <FormFailure key="refused" state={failed} idPrefix="a" />, field]) {
    expect(pageOf(shown)).toContain("<title>Error: A page</title>");
  }
});

it("leaves the title alone without an error, whatever somebody typed", () => {
  const fine = (
    <FieldFrame label="Price" name="price">
      {' data-error=""'}
    </FieldFrame>
  );
  for (const shown of [fine, <BlankSummary key="blank" />, <FormFailure key="none" state={undefined} idPrefix="a" />]) {
    expect(pageOf(shown)).toContain("<title>A page</title>");
  }
  expect(titleOf(titleOf("A page", true), true)).toBe("Error: A page");
  expect(titleOf("Error: A page", false)).toBe("A page");
});
