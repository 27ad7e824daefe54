/** A field that people cannot see. Its name means nothing to browsers, which would autofill one called "website". */
export const TRAP = "extra";

export const TRAPPED = {
  title: "Nothing has been sent yet",
  message:
    "A hidden field was filled in, perhaps by your browser or password manager. We have cleared it and kept everything else. Click the button again to send your request.",
};
