import { fold } from '@core/list/fold';

/** A name in plain letters, so that it is the same in every program: `harbor-lane-markets-billing-statement-2026-11-20.pdf`. */
export const fileName = (parts: readonly string[], ending: string): string => {
  const plain = parts.map((part) =>
    fold(part)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  );
  return `${plain.filter(Boolean).join('-')}.${ending}`;
};
