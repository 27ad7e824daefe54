// What a certificate's words are in the planner's. The left sides are texts of RdSAP 2012 and RdSAP 10 in the register
// of England and Wales; what is not here is left unanswered and asked.

/** By kind and built form of the home; a park home is asked. */
export const certifiedTypes: Readonly<Record<string, string>> = {
  "House, Detached": "detached",
  "House, Semi-Detached": "semi",
  "House, End-Terrace": "endTerrace",
  "House, Enclosed End-Terrace": "endTerrace",
  "House, Mid-Terrace": "midTerrace",
  "House, Enclosed Mid-Terrace": "midTerrace",
  Bungalow: "bungalow",
  Flat: "flat",
  Maisonette: "flat",
};

interface CertifiedAge {
  /** Ours, where all or most of the certificate's years lie in one. */
  readonly built?: string;
  /** What is asked where they lie in two. */
  readonly asks?: string;
}

export const certifiedAges: Readonly<Record<string, CertifiedAge>> = {
  "before 1900": { built: "pre1919" },
  "1900-1929": { asks: "It says 1900 to 1929: was it built before 1919?" },
  "1930-1949": { built: "1919-1944", asks: "It says 1930 to 1949: choose 1945–1964 if it was built in 1945 or later." },
  "1950-1966": { built: "1945-1964" },
  "1967-1975": { built: "1965-1982" },
  "1976-1982": { built: "1965-1982" },
  "1983-1990": { built: "1983-1992" },
  "1991-1995": { built: "1993-1999", asks: "It says 1991 to 1995: choose 1983–1992 if it was built by 1992." },
  "1996-2002": { asks: "It says 1996 to 2002: was it built before 2000?" },
  "2003-2006": { built: "from2000" },
  "2007-2011": { built: "from2000" },
  "2012 onwards": { built: "from2000" },
  "2012-2021": { built: "from2000" },
  "2022 onwards": { built: "from2000" },
};

const SOLID = "(Solid brick|Sandstone|Sandstone or limestone|Granite|Granite or whinstone)";

export const certifiedWalls: readonly (readonly [says: RegExp, wall: string])[] = [
  [/^Cavity wall, filled cavity$/, "cavityFilled"],
  [/^Cavity wall, as built, insulated \(assumed\)$/, "cavityFilled"],
  [/^Cavity wall, as built, no insulation \(assumed\)$/, "cavityEmpty"],
  [new RegExp(`^${SOLID}, as built, no insulation \\(assumed\\)$`), "solid"],
  [new RegExp(`^${SOLID}, with (internal|external) insulation$`), "solidInsulated"],
];

/** Walls that none of our measures suits. */
export const certifiedOtherWalls = /^(Timber frame|System built|Cob|Park home)\b/;

export const certifiedLoft = /^Pitched, (?:(\d+)\+? mm loft insulation|no insulation(?: \(assumed\))?)$/;
/** From this depth on, in mm, which of ours it is; between 271 and 299 nothing is listed. */
export const certifiedLoftDepths: readonly (readonly [from: number, until: number, loft: number])[] = [
  [0, 25, 0],
  [50, 75, 50],
  [100, 100, 100],
  [125, 150, 150],
  [175, 200, 200],
  [225, 270, 250],
  [300, 2000, 300],
];
/** Roofs without a loft to insulate. */
export const certifiedOtherRoofs = /^(Roof room\(s\)|Flat,|\(another dwelling above\))/;

export const certifiedWindows: readonly (readonly [says: RegExp, windows: string])[] = [
  [/^Single glaz(ed|ing)$/, "single"],
  [/^(Fully|Mostly) double glaz(ed|ing)$/, "double"],
  [/^(Fully|Mostly) triple glaz(ed|ing)$/, "triple"],
];

interface CertifiedHeating {
  readonly heating: string;
  readonly emitters?: string;
}

export const certifiedHeating: readonly (readonly [says: RegExp, answers: CertifiedHeating])[] = [
  [/^Boiler and radiators, mains gas$/, { heating: "gas" }],
  [/^Boiler and .*, oil$/, { heating: "oil" }],
  [/^Boiler and .*, LPG$/, { heating: "lpg" }],
  [/^Electric storage heaters$/, { heating: "electric", emitters: "storage" }],
  [/^Room heaters, electric$/, { heating: "electric", emitters: "panel" }],
  [/^Boiler and radiators, electric$/, { heating: "electric", emitters: "radiators" }],
  [/^(Air|Ground) source heat pump\b/, { heating: "heatPump" }],
  [/^Community scheme\b/, { heating: "network" }],
];
