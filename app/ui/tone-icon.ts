import { CircleCheck, Clock, Info, TriangleAlert } from "lucide-react";

export type Tone = "ok" | "warn" | "bad" | "info";

export const toneIcon = { ok: CircleCheck, warn: Clock, bad: TriangleAlert, info: Info } as const;
