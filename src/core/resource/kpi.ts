/** `count`: a whole number. `money`: dollars. `percent`: a fraction 0–1. `points`: percent from 0 to 100. */
export type KpiFormat = 'count' | 'money' | 'percent' | 'points';

interface TileBase<Key extends string = string> {
  /**
   * Key in the response and in the words: `kpis.<key>` is the label, `kpis.<key>_note` the line below, which may
   * contain the values of other keys.
   */
  readonly key: Key;
  /**
   * Filters of the list that select the counted records, by name. The tile links to them. Set them for tiles that count
   * records.
   */
  readonly filters?: Readonly<Record<string, string>>;
}

/** One figure from the KPI call. */
export interface ValueTile<Key extends string = string> extends TileBase<Key> {
  readonly kind: 'value';
  readonly format: KpiFormat;
  /** Adds a chip with a word, colored by the `compliance` rule. */
  readonly chip?: 'compliance';
}

/** A figure from the KPI call with its trend over twelve months. The call at `path` returns `[{ month, count }]`. */
export interface TrendTile<Key extends string = string> extends TileBase<Key> {
  readonly kind: 'trend';
  readonly path: string;
}

/**
 * The share of records that meet a goal. The call at `path` returns `[{ key, count }]`; `met` is the key of those that
 * meet it.
 */
export interface ShareTile<Key extends string = string> extends TileBase<Key> {
  readonly kind: 'share';
  readonly path: string;
  readonly met: string;
  /** Filters of the list that select the records that do not meet the goal. */
  readonly rest?: Readonly<Record<string, string>>;
}

/** The total of a column, computed from the rows of a list without pages. `key` is the field. */
export interface TotalTile<Key extends string = string> extends TileBase<Key> {
  readonly kind: 'total';
}

export type KpiTile = ValueTile | TrendTile | ShareTile | TotalTile;

type Options<T> = Omit<T, 'key' | 'kind'>;

/** `by`: a filter of the list, its option for the records that meet the goal, and its option for the others. */
type ShareOptions = Omit<Options<ShareTile>, 'filters' | 'rest'> & {
  readonly by: readonly [filter: string, reach: string, others: string];
};

/** The tile kinds. Paths are relative to the resource's path. */
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
