import type { FiguresAnswer } from '@core/calls/figures';
import type { ClientRecords } from './client-records';
import type { NarrowedRecords } from './narrowed-records';
import { answered } from './not-readable';

type Calls<Records> = Readonly<Record<string, (records: Records) => Promise<object>>>;

/**
 * The calls below a client-bound resource's path that answer figures over its records, by their last segment: `kpi` and what
 * the declaration's tiles name. The file `resources/<resource name>.ts` exports them as its default.
 */
export type Figures = Calls<ClientRecords>;

/** The same over what the list's search and filters keep; in `narrowed/<resource name>.ts`. */
export type NarrowedFigures = Calls<NarrowedRecords>;

const modules = import.meta.glob<Figures>('./resources/*.ts', { eager: true, import: 'default' });
const narrowed = import.meta.glob<NarrowedFigures>('./narrowed/*.ts', { eager: true, import: 'default' });

/** The figures of a resource by its name; none where there is no file of them. */
export const figuresOf = (resource: string): Figures => modules[`./resources/${resource}.ts`] ?? {};

export const narrowedFiguresOf = (resource: string): NarrowedFigures =>
  narrowed[`./narrowed/${resource}.ts`] ?? {};

/** A read that several figures of one answer share, made when the first of them needs it. */
export const lazily = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let answer: Promise<T> | undefined;
  return () => (answer ??= read());
};

/** The answer of a KPI call: `{ data: [{ key, count }] }` in the order given, without what the caller may not know and what there is nothing to count from (null). */
export const kpiAnswer = async (
  figures: Readonly<Record<string, () => Promise<number | null>>>,
): Promise<FiguresAnswer> => ({
  data: Object.entries(await answered(figures)).flatMap(([key, count]) =>
    count === undefined || count === null ? [] : [{ key, count }],
  ),
});
