import { buttons } from "#app/routes/demo/components/buttons.tsx";
import { facts } from "#app/routes/demo/components/facts.tsx";
import { forms } from "#app/routes/demo/components/forms.tsx";
import { messages } from "#app/routes/demo/components/messages.tsx";
import { navigation, pictures } from "#app/routes/demo/components/pictures.tsx";
import { reviews } from "#app/routes/demo/components/reviews.tsx";
import type { SpecimenGroup } from "#app/routes/demo/components/specimen.tsx";

/** Every component in app/ui; a test names any that are missing. */
export const allSpecimens: readonly SpecimenGroup[] = [buttons, messages, forms, facts, reviews, navigation, pictures];
