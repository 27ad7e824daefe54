import type { SourceFile } from "#tests/tidy/rule.ts";

const SPEC = /^tests\/e2e\/(.+)\/[^/]+\.spec\.ts$/;
/** In a test's options, or in a row of a table of tests. */
const MARK = /"@story"|\bstory: true\b/g;
/** npm test has about three minutes for them. */
const STORIES_MAX = 110;

/** Which browser tests npm test runs: some of each area, and no more than there is time for. */
export function problemsOfStories(files: SourceFile[], most = STORIES_MAX): string[] {
  const inBrowser = files.filter(({ path }) => path.startsWith("tests/e2e/"));
  const areas = new Set(inBrowser.flatMap(({ path }) => SPEC.exec(path)?.[1] ?? []));
  const marked = inBrowser.filter(({ text }) => text.match(MARK));
  const without = [...areas].filter((area) => !marked.some(({ path }) => SPEC.exec(path)?.[1] === area));
  const many = marked.reduce((sum, { text }) => sum + (text.match(MARK)?.length ?? 0), 0);
  return [
    ...without.map((area) => `tests/e2e/${area}: tag the test that tells most of it: { tag: "@story" }.`),
    ...(many > most
      ? [`${many} tests are tagged @story, ${most} at most: leave one of them to npm run test:all.`]
      : []),
  ];
}
