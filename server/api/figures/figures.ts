import type { FiguresAnswer } from '@core/calls/figures';
import type { ClientRecords } from './client-records';
import type { NarrowedRecords } from './narrowed-records';
import { readableParts } from './not-readable';

type Calls<Records> = Readonly<Record<string, (records: Records) => Promise<object>>>;

/**
 * Calls below the path of a client-bound resource that return figures over its records, by last path segment: `kpi` and
 * the ones named by the declaration's tiles. The default export of `resources/<name>/server/figures.ts`.
 */
export type Figures = Calls<ClientRecords>;

/** The same over the records that match the list's search and filters, in `narrowed-figures.ts` beside it. */
export type NarrowedFigures = Calls<NarrowedRecords>;

const modules = import.meta.glob<Figures>('../../../resources/*/server/figures.ts', {
  eager: true,
  import: 'default',
});
const narrowed = import.meta.glob<NarrowedFigures>('../../../resources/*/server/narrowed-figures.ts', {
  eager: true,
  import: 'default',
});

/** Returns the figures of a resource by name. Empty without a file for it. */
export const figuresOf = (resource: string): Figures =>
  modules[`../../../resources/${resource}/server/figures.ts`] ?? {};

export const narrowedFiguresOf = (resource: string): NarrowedFigures =>
  narrowed[`../../../resources/${resource}/server/narrowed-figures.ts`] ?? {};

/** Wraps a read that several figures of one response share. It runs when the first figure needs it. */
export const lazily = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let answer: Promise<T> | undefined;
  return () => (answer ??= read());
};

/**
 * Builds the response of a KPI call, `{ data: [{ key, count }] }`, in the given order. Leaves out figures that the
 * caller may not know and figures without data (null).
 */
export const kpiAnswer = async (
  figures: Readonly<Record<string, () => Promise<number | null>>>,
): Promise<FiguresAnswer> => ({
  data: Object.entries(await readableParts(figures)).flatMap(([key, count]) =>
    count === undefined || count === null ? [] : [{ key, count }],
  ),
});
