declare module "virtual:page-scripts" {
  type Name = "site" | "calculator" | "planner-form" | "planner" | "planner-worker";
  const addresses: Readonly<Record<Name, string>>;
  export default addresses;
  /** Changes with every build whose files differ. */
  export const release: string;
}
