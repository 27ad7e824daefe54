import type { ComponentProps } from "react";

/** Opens a `<details>` with or without scripts, for programs that know buttons but not `<details>`. */
export function SummaryButton(props: ComponentProps<"summary">) {
  // biome-ignore lint/a11y/useSemanticElements: only a summary folds out without a script
  return <summary role="button" {...props} />;
}
