declare module "virtual:page-scripts" {
  /** Script addresses by name. */
  type Name = "site" | "calculator" | "planner-form" | "planner" | "planner-worker";
  const addresses: Readonly<Record<Name, string>>;
  export default addresses;
  /** Changes with every build whose files differ. */
  export const release: string;
}
