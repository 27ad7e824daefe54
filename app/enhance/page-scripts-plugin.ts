import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The scripts for pages that are not hydrated, each an entry beside React Router's. */
const SCRIPTS = ["site", "calculator", "planner-form", "planner", "planner-worker"] as const;
/** The characters kept of a hash over all file names, which change with their content. */
const RELEASE_LENGTH = 16;
/** Drawings are JSX without React. */
const DRAWN = '"#drawn/jsx-dev-runtime"';
const ID = "virtual:page-scripts";
const RESOLVED = `\0${ID}`;
const BUILT = Symbol.for("fairwatt.page-scripts");
type Store = { [BUILT]?: { scripts: Record<string, string>; release: string } };

/**
 * Builds the small scripts with the client bundle and passes their file names to the server bundle, which is built
 * later.
 */
export function pageScripts(): Plugin {
  return {
    name: "page-scripts",
    // In development React Router would treat drawing functions as components, which need a hydrated page.
    configResolved({ plugins }) {
      const refresh = plugins.find(({ name }) => name === "react-router:react-refresh-babel");
      const transform = refresh?.transform;
      if (!refresh || typeof transform !== "function") return;
      refresh.transform = function (code, ...rest) {
        return code.includes(DRAWN) ? undefined : transform.call(this, code, ...rest);
      };
    },
    buildStart() {
      if (this.environment.name !== "client" || this.environment.mode !== "build") return;
      for (const name of SCRIPTS) {
        this.emitFile({
          type: "chunk",
          id: fileURLToPath(new URL(`./${name}.ts`, import.meta.url)),
          name: `page-${name}`,
        });
      }
    },
    // Last, so that the style sheets are among the files.
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        if (this.environment.name !== "client") return;
        const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
        const fileOf = (name: string) =>
          chunks.find((chunk) => chunk.isEntry && chunk.name === `page-${name}`)?.fileName;
        const scripts = Object.fromEntries(SCRIPTS.map((name) => [name, `/${fileOf(name)}`]));
        const files = Object.keys(bundle).sort().join("\n");
        const release = createHash("sha256").update(files).digest("base64url").slice(0, RELEASE_LENGTH);
        (globalThis as Store)[BUILT] = { scripts, release };
      },
    },
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const served = Object.fromEntries(SCRIPTS.map((name) => [name, `/app/enhance/${name}.ts`]));
      const built = this.environment.mode === "build" ? (globalThis as Store)[BUILT] : undefined;
      const { scripts, release } = built ?? { scripts: served, release: "development" };
      return `export default ${JSON.stringify(scripts)}; export const release = ${JSON.stringify(release)};`;
    },
  };
}
