import { release } from "virtual:page-scripts";
import worker from "#app/device/service-worker.js?raw";

/** Browsers update the worker when any byte of it differs, as it does with every build. */
export function loader() {
  return new Response(`const VERSION = ${JSON.stringify(release)};\n${worker}`, {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": "default-src 'none'; connect-src 'self'",
    },
  });
}
