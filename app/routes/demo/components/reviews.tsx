import { LONG_NAME, LONG_WORD, type SpecimenGroup } from "#app/routes/demo/components/specimen.tsx";
import { Rating } from "#app/ui/reviews/rating.tsx";
import { Review, type ShownReview } from "#app/ui/reviews/review.tsx";
import { Stars } from "#app/ui/reviews/stars.tsx";

const DAY = new Date("2026-11-20T12:00:00Z");
const LATER = new Date("2026-11-24T12:00:00Z");

const short: ShownReview = {
  // The demonstration's first review, so that `Report this review` leads somewhere.
  id: "42c203c4-82df-863a-8a54-f7d942aaf247",
  stars: 4,
  author: "A customer in RG4",
  givenAt: DAY,
  editedAt: null,
  isFinished: true,
  priceKept: true,
  onTime: true,
  again: "yes",
  words: null,
  isBlanked: false,
};

const full: ShownReview = {
  ...short,
  stars: 1,
  author: "Dilip, OX14",
  editedAt: LATER,
  isFinished: false,
  priceKept: null,
  onTime: null,
  again: "no",
  words: `They came twice and left the loft open.\n\nAsk about ${LONG_WORD} before you sign.`,
  isBlanked: true,
  disputedAt: LATER,
  reply: { text: `We are sorry. ${LONG_WORD}`, repliedAt: LATER, editedAt: LATER, isBlanked: true },
};

const rating = {
  n: 14,
  mean: 4.6,
  stars: [1, 0, 0, 1, 12],
  again: { count: 13, of: 14 },
  priceKept: { count: 9, of: 10 },
  onTime: { count: 3, of: 4 },
} as const;

export const reviews: SpecimenGroup = {
  title: "Reviews",
  specimens: [
    {
      component: "Stars",
      states: {
        "one to five": (
          <div className="btn-row">
            {[1, 2, 3, 4, 5].map((stars) => (
              <Stars key={stars} stars={stars} />
            ))}
          </div>
        ),
      },
    },
    {
      component: "Review",
      states: {
        "stars alone": <Review review={short} company="Croydon Solar" />,
        "all that it can have": <Review review={full} company={LONG_NAME} />,
        "its author’s own, on a card": (
          <div className="card">
            <Review review={short} company="Croydon Solar" isBare />
          </div>
        ),
      },
    },
    {
      component: "Rating",
      states: {
        "with a mean": <Rating rating={rating} />,
        "too few": <Rating rating={{ ...rating, n: 3, mean: null, stars: [0, 0, 0, 1, 2] }} />,
      },
    },
  ],
};
