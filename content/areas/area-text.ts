import type { Question } from "#content/service-pages/service-page.ts";

/**
 * What we say about one area besides its figures (content/data/areas.json): sentences that are true here and would be
 * wrong or empty elsewhere. No figures; the page takes those from the data.
 */
export interface AreaText {
  slug: string;
  /** For search engines, 50 to 160 characters. */
  description: string;
  /** Two or three sentences under the heading. */
  intro: string;
  /** Towns or neighbourhoods that locals would name. */
  places: readonly string[];
  /** What the homes are like, by age and type, and where. */
  homes: string;
  /** What that means for panels and batteries: roofs, light, shade, weather. */
  solar: string;
  /** What it means for heat pumps and insulation: gas or oil, walls, room outside. */
  heating: string;
  /** Where cars are parked, how people travel, what a charger needs here. */
  driving: string;
  /** Whom to ask and what is protected: councils, conservation areas, national parks, the network operator. */
  planning: string;
  /** Two questions that local people ask, with answers that hold here. */
  questions: readonly [Question, Question];
}
