import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";

it.each([
  ["Kestrelmoor Solar Ltd", "K"],
  ["élan heating", "É"],
  ["(2)Watts", "2"],
])("shows the first letter or figure of %s in its shape", (name, letter) => {
  expect(renderToStaticMarkup(<CompanyMark position={0} name={name} />)).toContain(`>${letter}</text>`);
});

it("gives each of five companies its own shape and begins again", () => {
  const marks = [0, 1, 2, 3, 4, 5].map((position) =>
    renderToStaticMarkup(<CompanyMark position={position} name="Kestrelmoor" />),
  );
  expect(new Set(marks).size).toBe(5);
  expect(marks[5]).toBe(marks[0]);
});
