import type { FieldInput, FormInput, FormRule, FormSpec, RelationInput } from '../form/form';
import type { Area, Operation, OperationSpec, ResourceApi } from './area';
import type { RowRule } from './condition';
import type { Fields, TypedField, WithKeys } from './field';
import type { Filter } from './filter';
import type { ShareTile, TotalTile, TrendTile, ValueTile } from './kpi';
import type { ListChart, ListSpec, SortOrder, Total } from './list-spec';
import type { RelationKey } from './related-field';
import type { RecordSpec } from './related';
import type { Action } from './action';
import type { ResourceWords } from './words';

export type Column<F extends Fields> = keyof F & string;
/** Names of the fields that hold text or a number. */
type SearchableColumn<F extends Fields> = {
  [K in Column<F>]: F[K] extends TypedField<infer V> ? (V extends string | number | null ? K : never) : never;
}[Column<F>];
/** The keys of one part of the words. `never` if the words do not have that part. */
type Keys<W, Part extends string> = W extends { readonly [P in Part]: infer Texts }
  ? keyof Texts & string
  : never;
/** An optional value for each key of a part of the words, and for no other key. */
type Worded<W, Part extends string, T> = [Keys<W, Part>] extends [never]
  ? never
  : Readonly<Partial<Record<Keys<W, Part>, T>>>;
type TileKey<W> = Keys<W, 'kpis'>;
type WordedTile<W, F extends Fields> =
  | ValueTile<TileKey<W>>
  | TrendTile<TileKey<W>>
  | ShareTile<TileKey<W>>
  | TotalTile<TileKey<W> & Column<F>>;
type ListDeclaration<W extends ResourceWords, F extends Fields, C extends Column<F>> = Omit<
  ListSpec,
  | 'columns'
  | 'sortBy'
  | 'defaultSort'
  | 'thenBy'
  | 'search'
  | 'filters'
  | 'card'
  | 'paging'
  | 'totals'
  | 'columnsBy'
  | 'chart'
  | 'kpis'
> & {
  readonly columns: readonly C[];
  readonly sortBy: readonly NoInfer<C>[];
  readonly defaultSort: { readonly by: NoInfer<C>; readonly order?: SortOrder };
  readonly thenBy?: { readonly by: NoInfer<C>; readonly order: SortOrder };
  readonly search: readonly SearchableColumn<F>[];
  readonly filters?: Worded<W, 'filters', Filter<Column<WithKeys<F>>>>;
  readonly paging?: ListSpec['paging'];
  readonly totals?: Readonly<Partial<Record<NoInfer<C>, Total<NoInfer<C>>>>>;
  readonly chart?: W extends { readonly chart: object } ? ListChart<Column<F>> : never;
  readonly kpis?: Omit<NonNullable<ListSpec['kpis']>, 'tiles'> & {
    readonly tiles: readonly WordedTile<W, F>[];
  };
  readonly importance?: readonly NoInfer<C>[];
  readonly columnsBy?: {
    readonly filter: string;
    readonly columns: Readonly<Record<string, readonly NoInfer<C>[]>>;
  };
  readonly card?: {
    readonly chip?: NoInfer<C>;
    readonly meta?: readonly NoInfer<C>[];
    readonly fields?: readonly NoInfer<C>[];
  };
};

/** The keys of relations, in fields that another declaration has completed. They have the words of the names. */
type KeysOf<F> = { [K in keyof F]: F[K] extends { readonly refers: RelationKey } ? K : never }[keyof F];
type WordedFields<F, W extends ResourceWords> = Record<
  Exclude<keyof F, keyof W['fields'] | 'id' | KeysOf<F>>,
  never
>;
export type DeclaredInputs = Readonly<Record<string, FormInput | FieldInput | RelationInput>>;
type WordedForm<I, W extends ResourceWords> = Record<Exclude<keyof I, keyof W['fields']>, never>;

/** What a resource file declares. Names are checked against the words and fields, and settings with a default are optional. */
export interface Declaration<
  W extends ResourceWords,
  F extends Fields,
  C extends Column<F>,
  I extends DeclaredInputs,
> extends Omit<Area, 'path'> {
  readonly path?: string;
  readonly api: ResourceApi;
  readonly tenant?: boolean;
  readonly idField?: Column<F>;
  readonly representation: Column<F>;
  readonly tellApart?: readonly Column<F>[];
  readonly find?: { readonly newest?: Column<F> };
  readonly fields: F & WordedFields<F, W>;
  readonly rows?: readonly RowRule<Column<WithKeys<F>>>[];
  readonly list?: ListDeclaration<W, F, C>;
  /** `false`: the rows of the list cannot be opened as records. */
  readonly detail?: false | { readonly sections: Worded<W, 'sections', readonly Column<F>[]> };
  readonly record?: RecordSpec;
  readonly form?: Omit<FormSpec, 'inputs' | 'rows' | 'serverErrors' | 'rules'> & {
    readonly inputs: I & WordedForm<I, W>;
    readonly rows?: readonly (readonly (keyof I & string)[])[];
    readonly serverErrors?: Readonly<Record<string, keyof I & string>>;
  };
  readonly rules?: Worded<W, 'rules', FormRule<Column<F>, keyof I & string>>;
  readonly actions?: Worded<W, 'actions', Action<Column<F>>>;
  readonly downloads?: Worded<W, 'downloads', { readonly path: string }>;
  readonly operations?: {
    readonly [O in Operation]?: O extends keyof W
      ? Partial<Omit<OperationSpec<Column<F>>, O extends 'delete' ? never : 'on'>>
      : never;
  };
}
