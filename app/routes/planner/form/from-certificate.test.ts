import { describe, expect, it } from "vitest";
import { fromCertificate, withCertificate, withoutCertificate } from "#app/routes/planner/form/from-certificate.ts";

const TYPED = "postcode=LS6+9ZZ&type=flat&built=&beds=3&asked=heating&floor=&kwp=3&m=solar&m=loft&m=cavity";
const terrace = {
  registeredOn: "2019-03-12",
  answers: { type: "midTerrace", built: "pre1919", wall: "solid", loft: "50", floor: "84" },
  band: null,
  ruledOut: [],
};
const flat = {
  registeredOn: "2022-01-17",
  answers: { type: "flat", heating: "electric" },
  band: "1900-1929",
  ruledOut: ["loft" as const, "walls" as const],
};
const query = (text: string) => new URLSearchParams(text);
const RIGHT = "From the certificate of 12 March 2019. Right?";

describe("the form filled in from a certificate", () => {
  it("holds its answers, its day and what else was typed, and neither the second half of the postcode nor a number", () => {
    const filled = withCertificate(query(TYPED), terrace);
    expect(Object.fromEntries(filled)).toEqual({
      postcode: "LS6",
      beds: "3",
      kwp: "3",
      m: "cavity",
      ...terrace.answers,
      certificate: "2019-03-12*type.midTerrace*built.pre1919*wall.solid*loft.50*floor.84",
    });
    expect(filled.getAll("m")).toEqual(["solar", "loft", "cavity"]);
    expect(filled.toString()).not.toMatch(/9ZZ|%/);
  });

  it("marks each answer until it is corrected", () => {
    const filled = withCertificate(query(TYPED), terrace);
    const { day, says } = fromCertificate(filled) ?? {};
    expect(day).toBe("12 March 2019");
    expect(says).toEqual(Object.fromEntries(Object.keys(terrace.answers).map((name) => [name, RIGHT])));
    filled.set("wall", "cavityFilled");
    filled.delete("floor");
    expect(Object.keys(fromCertificate(filled)?.says ?? {})).toEqual(["type", "built", "loft"]);
  });

  it("asks where the certificate's years lie in two of ours", () => {
    const open = withCertificate(query(TYPED), flat);
    expect(fromCertificate(open)?.says.built).toBe(
      "The certificate of 17 January 2022 leaves this open. It says 1900 to 1929: was it built before 1919?",
    );
    open.set("built", "1919-1944");
    expect(fromCertificate(open)?.says).not.toHaveProperty("built");
    const likely = withCertificate(query(TYPED), { ...terrace, answers: { built: "1919-1944" }, band: "1930-1949" });
    expect(fromCertificate(likely)?.says.built).toBe(
      `${RIGHT} It says 1930 to 1949: choose 1945–1964 if it was built in 1945 or later.`,
    );
  });

  it("unticks what the home's roof and walls rule out, says so, and ticks it again for another home", () => {
    const filled = withCertificate(query(TYPED), flat);
    expect(filled.getAll("m")).toEqual(["solar"]);
    expect(fromCertificate(filled)?.says.loft).toMatch(/^The certificate of 17 January 2022 names no loft/);
    expect(fromCertificate(filled)?.says.wall).toMatch(/^The certificate of 17 January 2022 names walls/);
    const other = withCertificate(filled, terrace);
    expect(other.getAll("m")).toEqual(expect.arrayContaining(["solar", "loft", "cavity", "solidInternal"]));
    expect(other.get("heating")).toBeNull();
    expect(Object.keys(fromCertificate(other)?.says ?? {})).not.toContain("heating");
  });

  it("goes back to what was typed by hand", () => {
    expect(withoutCertificate(withCertificate(query("postcode=LS6+9ZZ&beds=3"), terrace)).toString()).toBe(
      "postcode=LS6&beds=3",
    );
  });

  it("believes no address that it would not write", () => {
    for (const told of ["", "yesterday", "2019-13-45_type.flat", "2019-03-12*type.flat<b>", "2019-03-12*"]) {
      expect(fromCertificate(query(`type=flat&certificate=${encodeURIComponent(told)}`)), told).toBeNull();
    }
    for (const name of ["constructor", "__proto__"]) {
      expect(fromCertificate(query(`type=flat&certificate=2019-03-12*no.${name}`))?.says).toEqual({});
    }
  });
});
