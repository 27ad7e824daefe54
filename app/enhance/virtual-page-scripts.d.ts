declare module "virtual:page-scripts" {
  /** Script addresses by name. */
  const addresses: Readonly<Record<"site" | "calculator" | "planner-form", string>>;
  export default addresses;
  /** Another for every build whose files differ. */
  export const release: string;
}
