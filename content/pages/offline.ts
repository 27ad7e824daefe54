import { site } from "#config/site.ts";

/** Shown when an installed or visited site can't load a page. It must work without links. */
export const offline = {
  title: "No connection",
  description: `${site.name} could not be reached, most likely because this device has no connection to the internet.`,
  paragraphs: [
    `This page did not load, because ${site.name} could not be reached. Most likely this device has no connection to the internet.`,
    "Check Wi-Fi or mobile data, then try again.",
  ],
};
