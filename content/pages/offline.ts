import { site } from "#config/site.ts";

/** Shown by an installed or visited site when a page does not come. It must stand without any link that leads away. */
export const offline = {
  title: "No connection",
  description: `${site.name} could not be reached, most likely because this device has no connection to the internet.`,
  paragraphs: [
    `This page did not load, because ${site.name} could not be reached. Most likely this device has no connection to the internet.`,
    "Check Wi-Fi or mobile data, then try again.",
  ],
};
