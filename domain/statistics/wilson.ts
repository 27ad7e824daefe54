/** The normal quantile of a 95% interval. */
const Z = 1.96;

/**
 * Wilson's interval for a share of `count` in `of`, from 0 to 1: with 95% confidence the company's long-run share lies
 * in it. `of` is at least 1. Wilson, E. B. (1927), Journal of the American Statistical Association 22, 209-212.
 */
export function wilsonInterval({ count, of }: { count: number; of: number }): { low: number; high: number } {
  const share = count / of;
  const spread = (Z * Z) / of;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((share * (1 - share) + spread / 2 / 2) / of);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
