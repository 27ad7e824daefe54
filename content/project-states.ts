/** The states of a project, as administrators read and choose them. */
export const projectStateOptions = [
  { value: "open", label: "Open" },
  { value: "chosen", label: "Chosen" },
  { value: "done", label: "Done" },
  { value: "closed", label: "Closed" },
  { value: "stopped", label: "Stopped" },
  { value: "erased", label: "Erased" },
] as const;
