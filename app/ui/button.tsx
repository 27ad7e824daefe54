import type { ComponentProps } from "react";
import { Link } from "react-router";
import { type ButtonLook, buttonClass } from "#app/ui/button-class.ts";

type ButtonProps = ButtonLook & ComponentProps<"button">;

export function Button({ variant, size, wide, className, type = "button", ...native }: ButtonProps) {
  return <button {...native} type={type} className={buttonClass({ variant, size, wide }, className)} />;
}

type LinkButtonProps = ButtonLook & ComponentProps<typeof Link>;

export function LinkButton({ variant, size, wide, className, ...link }: LinkButtonProps) {
  return <Link {...link} className={buttonClass({ variant, size, wide }, className)} />;
}
