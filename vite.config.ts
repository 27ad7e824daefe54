import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { pageScripts } from "./app/enhance/page-scripts-plugin.ts";

/**
 * What many pages share comes in few files. Without this each part shared by two pages is a file of its own: the page of
 * leads asked for 79, and the list of which page needs which was larger than React.
 */
const SHARED = {
  includeDependenciesRecursively: false,
  groups: [
    { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
    { name: "icons", test: /node_modules\/lucide-react\//, priority: 2 },
    // Pages without React (app/enhance) load the behaviour of menus, plain drawings and what moves the house, and should
    // load no more: React would come with it. Cards of a plan and a brief bring all words of both, which few pages need.
    {
      name: "parts",
      test: /\/app\/(shell|ui|web)\/(?!(plan-card|plan-facts|brief-facts)\.tsx$|.*-behaviour\.ts$|drawn\/|house\/[a-z-]+\.ts$)/,
      minShareCount: 3,
      priority: 1,
    },
  ],
};

export default defineConfig({
  plugins: [tailwindcss(), pageScripts(), reactRouter(), sharedFiles()],
  environments: {
    ssr: { build: { rolldownOptions: { input: "./server/app.ts" }, target: "node22" } },
  },
  build: { target: "es2022" },
});

/** A part may then be exported by the page that it came with, which React Router forbids by default. */
function sharedFiles(): Plugin {
  return {
    name: "shared-files",
    applyToEnvironment: ({ name }) => name === "client",
    options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
    outputOptions: (options) => ({ ...options, codeSplitting: SHARED }),
  };
}
