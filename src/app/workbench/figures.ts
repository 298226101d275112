/** Twelve months in their order. */
export const months: readonly string[] = Array.from(
  { length: 12 },
  (_, at) => `2026-${String(at + 1).padStart(2, '0')}`,
);

/** A plausible amount of money for each month, the same at every call. */
export const amounts = (share: number): readonly number[] =>
  months.map((_, at) => Math.round((420_000 + 37_000 * ((at * 5) % 7)) * share * 100) / 100);
