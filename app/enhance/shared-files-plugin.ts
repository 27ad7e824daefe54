import type { Plugin } from "vite";

/** What brings a module into a page. Every page with React needs the frame, and nearly every one the parts. */
const REASONS = {
  frame: /\/app\/(root|entry\.client)\.tsx/,
  // The cards of a plan and a brief bring all their words along, which few pages need.
  parts: /\/app\/(shell|ui|web)\/(?!(plan-card|plan-facts|brief-facts)\.tsx)/,
  plans: /\/app\/ui\/(plan-card|plan-facts|brief-facts)\.tsx/,
  site: /\/app\/enhance\/site\.ts/,
  email: /\/app\/enhance\/forms\/email-fields\.ts/,
  calculator: /\/app\/enhance\/calculator\.ts/,
  planner: /\/app\/enhance\/planner(-form|-worker)?\.ts/,
};
type Reason = keyof typeof REASONS;

/** The first match is enough: a page with the frame loads whatever the frame needs. */
const WITH_REACT: readonly Reason[] = ["frame", "parts", "plans"];
const WITHOUT_REACT: readonly Reason[] = ["site", "email", "calculator", "planner"];

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/**
 * Modules needed for the same reasons share one file; otherwise each part shared by two pages would be a separate file,
 * and leads asked for 79. What a module imports has at least its reasons, so no two files need each other, which would
 * change the order in which modules start.
 */
export function sharedFiles(): Plugin {
  const reasonsOf = reasonsFor();
  const nameIf = (wanted: (reasons: ReadonlySet<Reason>) => boolean) => (id: string, modules: Modules) => {
    const reasons = reasonsOf(id, modules);
    const first = WITH_REACT.find((reason) => reasons.has(reason));
    if (!first || REASONS.frame.test(id) || !wanted(reasons)) return null;
    return [first, ...WITHOUT_REACT.filter((reason) => reasons.has(reason))].join("-");
  };
  const codeSplitting = {
    includeDependenciesRecursively: false,
    groups: [
      { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 4 },
      { name: "icons", test: /node_modules\/lucide-react\//, priority: 3 },
      { name: nameIf((reasons) => reasons.has("frame")), priority: 2 },
      { name: nameIf((reasons) => !reasons.has("frame")), minShareCount: 3, priority: 1 },
    ],
  };
  return {
    name: "shared-files",
    applyToEnvironment: ({ name }) => name === "client",
    // Lets the page that a part came with export it, which React Router forbids by default.
    options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
    outputOptions: (options) => ({ ...options, codeSplitting }),
  };
}

function reasonsFor() {
  const cache = new Map<string, ReadonlySet<Reason>>();
  return (id: string, modules: Modules): ReadonlySet<Reason> => {
    const found = cache.get(id) ?? new Set(reasonsAmong(withImporters(id, modules)));
    cache.set(id, found);
    return found;
  };
}

function withImporters(id: string, modules: Modules): readonly string[] {
  const found = new Set([id]);
  for (const one of found) for (const importer of modules.getModuleInfo(one)?.importers ?? []) found.add(importer);
  return [...found];
}

function reasonsAmong(ids: readonly string[]): Reason[] {
  const reasons = Object.entries(REASONS) as [Reason, RegExp][];
  return reasons.filter(([, pattern]) => ids.some((id) => pattern.test(id))).map(([reason]) => reason);
}
