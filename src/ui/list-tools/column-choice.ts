import { useContext, useMemo } from 'react';
import type { Resource } from '@core/resource/resource';
import { choose } from '@lib/choices';
import { SessionContext } from '@lib/session-context';
import { useChoice } from '@lib/use-choice';

export type Density = 'standard' | 'compact';

export interface ColumnChoice {
  /** Names of hidden columns. */
  readonly hidden: ReadonlySet<string>;
  readonly density: Density;
  /** Names in the order shown; columns that are not listed follow. */
  readonly order: readonly string[];
  /** Chosen widths in CSS pixels, by column. */
  readonly widths: Readonly<Record<string, number>>;
}

export const defaultColumnChoice: ColumnChoice = {
  hidden: new Set(),
  density: 'standard',
  order: [],
  widths: {},
};

/** Maximum width in CSS pixels. The edge of a column wider than the window could not be reached to make it narrower. */
const maxColumnWidth = 1200;

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter((name) => typeof name === 'string'))] : [];

const isWidth = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= maxColumnWidth;

const widthsIn = (value: unknown): Record<string, number> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, number] => isWidth(entry[1])),
      )
    : {};

/** Parses a stored choice. Invalid text counts as no choice. */
export const parseColumnChoice = (text: string | null): ColumnChoice => {
  try {
    const { hidden, density, order, widths } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    return {
      hidden: new Set(namesIn(hidden)),
      density: density === 'compact' ? 'compact' : 'standard',
      order: namesIn(order),
      widths: widthsIn(widths),
    };
  } catch {
    return defaultColumnChoice;
  }
};

/** Formats a choice to store; null if it is the default. */
export const formatColumnChoice = ({ hidden, density, order, widths }: ColumnChoice): string | null => {
  const chosen = {
    ...(hidden.size > 0 && { hidden: [...hidden] }),
    ...(density !== 'standard' && { density }),
    ...(order.length > 0 && { order }),
    ...(Object.keys(widths).length > 0 && { widths }),
  };
  return Object.keys(chosen).length > 0 ? JSON.stringify(chosen) : null;
};

/** Returns the choice with another width for one column. */
export const withColumnWidth = (choice: ColumnChoice, name: string, width: number): ColumnChoice => ({
  ...choice,
  widths: { ...choice.widths, [name]: Math.min(Math.max(Math.round(width), 1), maxColumnWidth) },
});

/** Returns the columns in the order shown. The first one names the record and stays first. */
export const orderColumns = (columns: readonly string[], order: readonly string[]): readonly string[] => {
  if (order.length === 0) return columns;
  const [first, ...others] = columns;
  const chosen = order.filter((name) => others.includes(name));
  return [
    ...(first === undefined ? [] : [first]),
    ...chosen,
    ...others.filter((name) => !chosen.includes(name)),
  ];
};

/** Returns the order after one column moved one place to the left (-1) or right (1). `offered` is the order shown. */
export const moveColumn = (offered: readonly string[], name: string, by: -1 | 1): readonly string[] => {
  const next = [...offered];
  const from = next.indexOf(name);
  const to = from + by;
  if (from < 1 || to < 1 || to >= next.length) return offered;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};

interface ColumnChoiceResult extends ColumnChoice {
  readonly choose: (next: ColumnChoice) => void;
}

/** The columns and the row height that the user chose for a list. Stored per user, beyond the session. */
export const useColumnChoice = ({ name }: Pick<Resource, 'name'>): ColumnChoiceResult => {
  const userId = useContext(SessionContext)?.current()?.userId ?? 0;
  const key = `columns.${userId}.${name}`;
  const text = useChoice(key);
  return useMemo(
    () => ({
      ...parseColumnChoice(text),
      choose: (next) => choose(key, formatColumnChoice(next)),
    }),
    [key, text],
  );
};
