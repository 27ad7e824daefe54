import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The scripts for pages that are not hydrated, each a separate entry beside React Router's. */
const SCRIPTS = ["site", "calculator"] as const;
const ID = "virtual:page-scripts";
const RESOLVED = `\0${ID}`;
const made = Symbol.for("fairwatt.page-scripts");
type Store = { [made]?: Record<string, string> };

/** Builds the small scripts with the client bundle, and tells the server bundle, built afterwards, their file names. */
export function pageScripts(): Plugin {
  return {
    name: "page-scripts",
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
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
      (globalThis as Store)[made] = Object.fromEntries(
        SCRIPTS.map((name) => [
          name,
          `/${chunks.find((chunk) => chunk.isEntry && chunk.name === `page-${name}`)?.fileName}`,
        ]),
      );
    },
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const served = Object.fromEntries(SCRIPTS.map((name) => [name, `/app/enhance/${name}.ts`]));
      const names = this.environment.mode === "build" ? ((globalThis as Store)[made] ?? {}) : served;
      return `export default ${JSON.stringify(names)}`;
    },
  };
}
