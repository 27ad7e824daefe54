import { describe, expect, it } from "vitest";
import { boroughAnswer } from "#app/routes/site/not-found/borough-address.ts";
import { DomainError } from "#domain/errors.ts";

function throwing(error: unknown) {
  return () => {
    throw error;
  };
}

describe("the old address of a borough", () => {
  it("leads to the area's page, in any spelling", () => {
    expect(boroughAnswer("croydon")).toEqual({ to: "/croydon-renewable-energy" });
    expect(boroughAnswer("kingston-upon-thames")).toEqual({ to: "/kingston-renewable-energy" });
  });

  it("says what is missing", () => {
    expect(boroughAnswer(undefined)).toEqual({
      status: 404,
      lost: { heading: "Error", lines: ["No borough slug provided."] },
    });
    expect(boroughAnswer("atlantis")).toEqual({
      status: 404,
      lost: { heading: "Borough Not Found", lines: ['The requested borough "atlantis" could not be found.'] },
    });
  });

  it("says that loading failed, without technical details", () => {
    const cause = new Error("ENOENT /srv/secret");
    const answer = boroughAnswer("croydon", throwing(cause));
    const lines = ["There was an error loading the borough page. Please try again later.", "Error: Unknown error"];
    expect(answer).toEqual({ status: 500, lost: { heading: "Error Loading Borough", lines }, cause });
    expect(boroughAnswer("croydon", throwing(new DomainError("not_found")))).toMatchObject({
      status: 500,
      lost: { lines: [lines[0], "Error: There is nothing at this address."] },
    });
  });
});
