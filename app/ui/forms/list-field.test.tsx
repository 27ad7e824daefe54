import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ListField } from "#app/ui/forms/list-field.tsx";
import { installerForm } from "#domain/installers/installer-form.ts";

const drawn = (defaultValue: string) =>
  renderToStaticMarkup(
    <ListField
      label="Certifications"
      question="Which do you hold?"
      choices={["MCS", "NICEIC"]}
      name="certifications"
      idPrefix="signup"
      errors={undefined}
      defaultValue={defaultValue}
    />,
  );

it("ticks the usual entries, whatever their case, and leaves the others to be typed", () => {
  const html = drawn("mcs, Roofers' Guild, Slate & Tile");
  expect(html.match(/<input type="checkbox"[^>]*>/g)).toEqual([
    '<input type="checkbox" name="certifications" checked="" value="MCS"/>',
    '<input type="checkbox" name="certifications" value="NICEIC"/>',
  ]);
  expect(html).toContain('value="Roofers&#x27; Guild, Slate &amp; Tile"');
});

it("is read as one list, in which what was ticked and typed stands once", () => {
  const given = { contactName: "Ada", companyName: "Hill Solar Ltd", certifications: "MCS,NICEIC,niceic, Guild ," };
  expect(installerForm.parse(given).certifications).toEqual(["MCS", "NICEIC", "Guild"]);
});
