const dayLength = 86_400_000;

/** Returns the date that is `days` after another one. Both are `yyyy-MM-dd`. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

/** Returns the last twelve months as `yyyy-MM`, oldest first, ending with the month of `today`. */
export const lastTwelveMonths = (today: string): readonly string[] => {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  return Array.from({ length: 12 }, (_, at) =>
    new Date(Date.UTC(year, month - 12 + at, 1)).toISOString().slice(0, 7),
  );
};

export const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;
export const firstOfYear = (date: string): string => `${date.slice(0, 4)}-01-01`;
export const lastOfYear = (date: string): string => `${date.slice(0, 4)}-12-31`;
