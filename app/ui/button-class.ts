import clsx from "clsx";

type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: "regular" | "tight" | undefined;
  wide?: boolean | undefined;
};

export function buttonClass({ variant = "primary", size, wide }: ButtonLook, className?: string): string {
  return clsx("btn", `btn-${variant}`, size === "tight" && "btn-tight", wide && "btn-block", className);
}
