export const guideList = {
  path: "/guides",
  title: "Guides to solar, heat pumps, batteries and charging",
  description:
    "Plain guides for people who are about to spend money on their home’s energy: sums to follow, what does not pay, and a source with a date for each figure.",
  heading: "Guides",
  intro:
    "For the evening before you ask for quotes, or the one after they arrive. Each guide begins with its answer, shows its sums and says when it was written.",
};
