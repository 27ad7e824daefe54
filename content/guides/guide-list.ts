export const guideList = {
  path: "/guides",
  title: "Guides to solar, heat pumps, batteries and charging",
  description:
    "Plain guides for people about to spend money on their home’s energy: worked examples, what does not pay, and a source with a date for each figure.",
  heading: "Guides",
  intro:
    "Read these before you ask for quotes, or after they arrive. Each guide starts with the answer, shows the sums and says when it was written.",
};
