declare module "virtual:page-scripts" {
  /** The addresses of the scripts by name. */
  const addresses: Readonly<Record<"site" | "calculator", string>>;
  export default addresses;
}
