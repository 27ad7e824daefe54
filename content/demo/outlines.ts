/** An outline in the demonstration, for a request whose customer picks. */
interface DemoOutline {
  readonly customerEmail: string;
  /** Which rival sends it, and how long after the request. */
  readonly rival: number;
  readonly afterHours: number;
  readonly fromPence: number;
  readonly toPence: number;
  readonly size: number;
  readonly equipment: string;
  readonly included: Readonly<Record<string, { readonly state: string; readonly extraPence?: number }>>;
  readonly needsSurvey: boolean;
  readonly startsInDays: number;
  readonly text: string;
}

/** A lead whose customer picks. */
export const outlinedCustomer = { name: "Rhiannon Ellis", email: "rhiannon.ellis@example.com" } as const;
const customerEmail = outlinedCustomer.email;

export const demoOutlines: readonly DemoOutline[] = [
  {
    customerEmail,
    rival: 0,
    afterHours: 3,
    fromPence: 560_000,
    toPence: 740_000,
    size: 3.96,
    equipment: "Nine panels of 440 W on the house roof, one hybrid inverter",
    included: {
      scaffold: { state: "yes" },
      bird_mesh: { state: "extra", extraPence: 38_000 },
      removal: { state: "no" },
    },
    needsSurvey: true,
    startsInDays: 40,
    text: "The house roof for its tilt; the garage stays as it is. We would look at the rafters around the dormer first.",
  },
  {
    customerEmail,
    rival: 1,
    afterHours: 9,
    fromPence: 690_000,
    toPence: 980_000,
    size: 6.16,
    equipment: "Fourteen panels of 440 W on both roofs, optimisers on the garage",
    included: { scaffold: { state: "yes" }, monitoring: { state: "yes" }, certificate: { state: "yes" } },
    needsSurvey: true,
    startsInDays: 25,
    text: "Both roofs: the garage flat at ten degrees on ballast, without a hole in the EPDM. Whether it bears the ballast, the survey shows.",
  },
];
