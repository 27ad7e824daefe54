import type { Question } from "#content/service-pages/service-page.ts";

/**
 * What we say of one area beside its figures (content/data/areas.json): sentences that are true of this place and would
 * be wrong or empty of another. Figures stay out of them; the page draws those from the data.
 */
export interface AreaText {
  slug: string;
  /** For search engines, 50 to 160 characters. */
  description: string;
  /** Two or three sentences under the heading. */
  intro: string;
  /** Towns or neighbourhoods that people there would name. */
  places: readonly string[];
  /** What the homes are like, by age and kind, and where. */
  homes: string;
  /** What that means for panels and batteries: roofs, light, shade, weather. */
  solar: string;
  /** What it means for heat pumps and insulation: gas or oil, walls, room outside. */
  heating: string;
  /** Where cars stand, how people travel, what a charger needs here. */
  driving: string;
  /** Whom to ask and what is protected: councils, conservation areas, national parks, the network operator. */
  planning: string;
  /** Two questions that people of this place ask, with answers that hold here. */
  questions: readonly [Question, Question];
}
