const STEPS = [1, 2, 2.5, 5, 10];

/** Round values from 0 on, in at most so many steps, of which the last is the first that reaches `most`. */
export function roundSteps(most: number, steps = 4): number[] {
  const step = roundStep(most, steps);
  return Array.from({ length: Math.ceil(most / step - 1e-9) + 1 }, (_, index) => index * step);
}

/** A round length, of which so many reach at least `most`. */
export function roundStep(most: number, steps = 4): number {
  if (!(most > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(most / steps));
  const factor = STEPS.find((one) => one * power * steps >= most * (1 - 1e-9)) ?? 10;
  return factor * power;
}
