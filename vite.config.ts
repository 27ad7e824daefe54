import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { pageScripts } from "./app/enhance/page-scripts-plugin.ts";
import { sharedFiles } from "./app/enhance/shared-files-plugin.ts";
import { sheets } from "./app/sheets-plugin.ts";

export default defineConfig({
  plugins: [sheets(), pageScripts(), reactRouter(), sharedFiles()],
  environments: {
    ssr: { build: { rolldownOptions: { input: "./server/app.ts" }, target: "node22" } },
  },
  build: { target: "es2022" },
});
