import { at, type State } from "#tests/e2e/every-page/state.ts";
import { CHECK, CROYDON, planAddress, RICH } from "#tests/e2e/planner/a-plan.ts";

/** The planner, its plans, and the check of an installer's figures. */
export const plannerStates: State[] = [
  { name: "the planner, asked nothing yet", open: at("/planner") },
  { name: "the planner with five answers", open: at(`/planner?${CROYDON}&heating=gas&miles=8000`) },
  {
    name: "the planner with a file of half hours",
    async open(page) {
      await page.goto(`/planner?${CROYDON}&heating=gas`);
      await page.locator("[data-meter] summary").click();
      await page.getByRole("button", { name: "A family, out by day" }).click();
      await page.getByText(/98\.7% complete/).waitFor();
    },
  },
  {
    name: "the planner with homes to choose from",
    async open(page) {
      await page.goto("/planner");
      await page.getByRole("textbox", { name: "Postcode" }).fill("M21 9ZZ");
      await page.getByRole("button", { name: "Find your address" }).click();
      await page.getByText("Choose your address").waitFor();
    },
  },
  { name: "the planner, refused", open: at("/planner?floor=19&beds=6&kwp2=30") },
  {
    // A table for each chart, and every figure that may be changed.
    name: "a plan with everything unfolded",
    async open(page) {
      await page.goto(planAddress(RICH));
      for (const summary of await page.locator("main details > summary").all()) await summary.click();
    },
  },
  { name: "the tariffs compared", open: at(`/planner/tariffs?${RICH}`) },
  { name: "a plan on its way to installers", open: at(`/planner/quotes?plan=${encodeURIComponent(RICH)}`) },
  { name: "the check, asked nothing", open: at("/check-a-quote") },
  {
    name: "the check with both figures",
    open: at(`${CHECK}&claimed=3600&saving=500&type=semi&built=1919-1944&beds=3`),
  },
  { name: "the check of a price", open: at("/check-a-quote?for=solar&price=7800&kwp=4&postcode=CR0") },
  { name: "the check, refused", open: at(`${CHECK}&kwp=21&claimed=x&saving=1`) },
];
