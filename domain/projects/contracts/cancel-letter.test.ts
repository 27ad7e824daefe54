import { expect, it } from "vitest";
import { cancelLetter } from "#domain/projects/contracts/cancel-letter.ts";

const letter = {
  party: { legalName: "Hill Heat Ltd", address: "1 Mill Lane, Reading RG1 1AA" },
  what: "solar panels, option A, revision 1",
  signedOn: null,
  goodsOn: null,
  customer: { name: "Sarah Whitlock", postcode: "RG4 8DH" },
  today: "2026-12-08",
};

it("leaves an empty line between the paragraphs of the letter, and none for days that nobody named", () => {
  const from = "Sarah Whitlock, RG4 8DH\n8 December 2026";
  const [to, notice, ...rest] = cancelLetter(letter).split("\n\n");
  expect(to).toBe("To Hill Heat Ltd, 1 Mill Lane, Reading RG1 1AA");
  expect(notice).toMatch(/^I hereby give notice that I cancel my contract .* solar panels, option A, revision 1\.$/);
  expect(rest).toEqual([from]);
  expect(
    cancelLetter({ ...letter, signedOn: "2026-12-01", goodsOn: "2026-12-05" })
      .split("\n\n")
      .slice(2),
  ).toEqual(["Ordered on 1 December 2026.\nGoods received on 5 December 2026.", from]);
});
