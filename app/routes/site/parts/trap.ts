/** A field that people cannot see. Its name means nothing to a browser, which would fill in a "website" by itself. */
export const TRAP = "extra";

export const TRAPPED = {
  title: "Nothing has been sent yet",
  message:
    "A hidden part of the form was filled in, perhaps by your browser or a password manager. We have emptied it and kept all the rest. Press the button once more and your request goes out.",
};
