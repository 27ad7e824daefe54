/** A field that people cannot see. Its name means nothing to browsers, which would autofill one called "website". */
export const TRAP = "extra";

/** For how many seconds the page had been open when the form was sent, from the page's script. */
export const SECONDS = "seconds";

export const TRAPPED = {
  title: "Nothing has been sent yet",
  message:
    "A hidden field was filled in, perhaps by your browser or password manager. We have cleared it and kept everything else. Click the button again to send your request.",
};
