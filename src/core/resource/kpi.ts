/** count: a whole number. money: dollars. percent: a fraction 0–1. points: percent from 0 to 100. */
export type KpiFormat = 'count' | 'money' | 'percent' | 'points';

interface TileBase<Key extends string = string> {
  /** Key of the answer and of the words: `kpis.<key>`, and `kpis.<key>_note` for a line below that may name other keys. */
  readonly key: Key;
  /** Filters of the list that show what was counted, by name; the tile then leads there. A tile that counts records has them. */
  readonly filters?: Readonly<Record<string, string>>;
}

/** One figure of the KPI call. */
export interface ValueTile<Key extends string = string> extends TileBase<Key> {
  readonly kind: 'value';
  readonly format: KpiFormat;
  /** Adds a word in the colour of the client's compliance rule. */
  readonly chip?: 'compliance';
}

/** A figure of the KPI call with its course over twelve months: the call at `path` answers `[{ month, count }]`. */
export interface TrendTile<Key extends string = string> extends TileBase<Key> {
  readonly kind: 'trend';
  readonly path: string;
}

/** How many of all reach something: the call at `path` answers `[{ key, count }]`, and `met` is the key that counts. */
export interface ShareTile<Key extends string = string> extends TileBase<Key> {
  readonly kind: 'share';
  readonly path: string;
  readonly met: string;
  /** Filters of the list that show the others. */
  readonly rest?: Readonly<Record<string, string>>;
}

/** The total of a column, from the rows of a list that is not cut into pages; `key` is the field. */
export interface TotalTile<Key extends string = string> extends TileBase<Key> {
  readonly kind: 'total';
}

export type KpiTile = ValueTile | TrendTile | ShareTile | TotalTile;

type Options<T> = Omit<T, 'key' | 'kind'>;

/** `by`: a filter of the list, its option of those who reach it, and the one of the others. */
type ShareOptions = Omit<Options<ShareTile>, 'filters' | 'rest'> & {
  readonly by: readonly [filter: string, reach: string, others: string];
};

/** The tile kinds. Paths are below the resource's own. */
export const tile = {
  value: <const Key extends string>(key: Key, options: Options<ValueTile>): ValueTile<Key> => ({
    ...options,
    kind: 'value',
    key,
  }),
  trend: <const Key extends string>(key: Key, options: Options<TrendTile>): TrendTile<Key> => ({
    ...options,
    kind: 'trend',
    key,
  }),
  share: <const Key extends string>(
    key: Key,
    { by: [filter, reach, others], ...options }: ShareOptions,
  ): ShareTile<Key> => ({
    ...options,
    filters: { [filter]: reach },
    rest: { [filter]: others },
    kind: 'share',
    key,
  }),
  total: <const Key extends string>(key: Key, options: Options<TotalTile> = {}): TotalTile<Key> => ({
    ...options,
    kind: 'total',
    key,
  }),
};
