import { expect, test } from "vitest";
import facts from "#content/data/outcodes.json" with { type: "json" };
import { findOutwardCode, locationName, outwardCodeExists } from "#domain/postcodes/outward-code.ts";

test("finds an outward code's place in any case", () => {
  expect(findOutwardCode(" rg5 ")).toEqual({
    outward: "RG5",
    postTown: "Reading",
    district: "Wokingham",
    region: "South East",
    country: "England",
    latitude: expect.closeTo(51.45, 1),
    longitude: expect.closeTo(-0.9, 1),
    sapRegion: 1,
    hasAddresses: true,
  });
});

test("says which outward codes hold PO boxes only", () => {
  expect(findOutwardCode("SE1P")?.hasAddresses).toBe(false);
});

test("an outward code marked as PO boxes is ordinary if its postcodes are as many and as spread out as a town's", () => {
  const repaired = facts.outwardCodes.filter(([outward, , , , , , , , geo]) => {
    return geo === 0 && findOutwardCode(String(outward))?.hasAddresses;
  });
  expect(repaired.map(([outward]) => outward).join(" ")).toBe(
    "CM7 CT9 E20 EN11 GU27 IG8 LL18 LL77 NR18 NR19 NR26 NR28 SA72 SG6 SN15 UB3 UB8 WD18 WF16",
  );
});

test.each(["NW1W", "N1P", "EC1P", "WV98", "WV99", "BN99", "L69", "M60", "W1A", "CR9"])(
  "%s remains PO boxes",
  (outward) => {
    expect(findOutwardCode(outward)?.hasAddresses).toBe(false);
  },
);

test.each(["", "ZZ1", "SW99", "GY1", "DN55", "SW1A 1AA", "toString"])("does not know '%s'", (outward) => {
  expect(findOutwardCode(outward)).toBeUndefined();
  expect(outwardCodeExists(outward)).toBe(false);
});

test.each(facts.withoutPosition)("knows that %s exists, though not where", (outward) => {
  expect(findOutwardCode(outward)).toBeUndefined();
  expect(outwardCodeExists(outward)).toBe(true);
});

test.each([
  ["CR0", "Croydon"],
  ["RG5", "Reading, Wokingham"],
  ["SW1A", "London, Westminster"],
  ["EC2V", "London, City of London"],
  ["EH1", "Edinburgh"],
  ["AB10", "Aberdeen"],
  ["BS1", "Bristol"],
  ["HU1", "Hull, Kingston upon Hull"],
  ["HR1", "Hereford, Herefordshire"],
  ["BT1", "Belfast"],
  ["UB8", "Uxbridge, Hillingdon"],
  ["UB3", "Hayes, Hillingdon"],
  ["CT9", "Margate, Thanet"],
  ["SN15", "Chippenham, Wiltshire"],
  ["SG6", "Letchworth Garden City, North Hertfordshire"],
  ["WD18", "Watford"],
  ["CM7", "Braintree"],
  ["IG8", "Woodford Green, Redbridge"],
  ["CV37", "Stratford-upon-Avon, Stratford-on-Avon"],
  ["AL7", "Welwyn Garden City, Welwyn Hatfield"],
  ["RG19", "Thatcham, West Berkshire"],
  ["RH4", "Dorking, Mole Valley"],
  ["SK9", "Wilmslow, Cheshire East"],
  ["L20", "Bootle, Sefton"],
  ["ch90", "CH90"],
])("calls the location of %s '%s'", (outward, name) => {
  expect(locationName(outward)).toBe(name);
});

test("every row is complete and within the United Kingdom", () => {
  expect(facts.outwardCodes).toHaveLength(2945);
  expect(new Set(facts.outwardCodes.map(([outward]) => outward)).size).toBe(2945);
  const incomplete = facts.outwardCodes.filter(([outward]) => {
    const found = findOutwardCode(String(outward));
    if (!found) return true;
    const named = [found.postTown, found.district, found.region, found.country].every((name) => name.length > 2);
    const inside = found.latitude > 49.8 && found.latitude < 60.9 && found.longitude > -8.2 && found.longitude < 1.8;
    return !named || !inside || found.sapRegion < 1 || found.sapRegion > 21;
  });
  expect(incomplete).toEqual([]);
});
