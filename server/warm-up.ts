/** What companies open most, and what most code is behind. */
const PAGES = ["/leads", "/leads?area=all", "/leads?tab=purchased"];
const AT_ONCE = 3;
/** Of a start, which takes three times as long. */
const MILLISECONDS = 400;

/**
 * Draws private pages for nobody until the time is over: the engine compiles what it sees often and connections to the
 * database are opened, so that the first to ask wait no longer than others.
 */
export async function warmUp(draw: (path: string) => Promise<Response>): Promise<void> {
  const endsAt = performance.now() + MILLISECONDS;
  const drawOn = async (_: unknown, first: number) => {
    for (let turn = first; performance.now() < endsAt; turn++) {
      await (await draw(PAGES[turn % PAGES.length] ?? "/")).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, drawOn));
}
