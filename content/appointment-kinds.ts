/** What a company offers times for. The values are stored, and are those of the JSON interface. */
export const appointmentKinds = [
  { value: "call", label: "Call" },
  { value: "survey", label: "Survey" },
  { value: "installation", label: "Installation" },
] as const;

export type AppointmentKind = (typeof appointmentKinds)[number]["value"];

export function appointmentKindLabel(kind: AppointmentKind): string {
  return appointmentKinds.find(({ value }) => value === kind)?.label ?? kind;
}
