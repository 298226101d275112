import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '@core/format/number';
import { totalOf } from '@core/list/totals';
import { fieldOf, type ListedResource, type ListSpec, type Resource } from '@core/resource/resource';
import type { Language } from '@lib/i18n';
import type { Row, Words } from '../cells/cell-kind';
import { plainText } from './plain-text';

interface TotalledRows {
  readonly resource: ListedResource;
  readonly rows: readonly Row[];
  readonly words: Words;
}

const numberIn = (row: Readonly<Record<string, unknown>>, name: string): number | null => {
  const value = row[name];
  return typeof value === 'number' ? value : null;
};

/** The rows with the lowest and the highest figure; undefined if no row has one. */
const extremes = (rows: readonly Row[], name: string) => {
  const known = rows
    .filter((row) => numberIn(row, name) !== null)
    .sort((one, other) => (numberIn(one, name) ?? 0) - (numberIn(other, name) ?? 0));
  const [lowest] = known;
  const highest = known.at(-1);
  return lowest && highest ? { lowest, highest } : undefined;
};

const uncapitalize = (label: string) =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/**
 * The note below a total. For a declared share it is the lowest and highest value; for the share's part, the record
 * with the highest figure; for the share's whole, and where no share is declared, the number of rows; for any other
 * sum, its percentage of the whole.
 */
export const totalNote = (
  { resource, rows, words }: TotalledRows,
  name: string,
  t: TFunction<'charts'>,
  language: Language,
): string => {
  const { list } = resource;
  const own = words(`kpis.${name}_note`);
  const found = extremes(rows, name);
  if (own !== '' || !found) return own;
  const total = list.totals?.[name];
  const text = (field: string, row: Row) => plainText(fieldOf(resource, field), row[field], language);
  if (typeof total === 'object') {
    return t('total.range', { lowest: text(name, found.lowest), highest: text(name, found.highest) });
  }
  const share = Object.values(list.totals ?? {}).find((one) => typeof one === 'object');
  if (share === undefined || share.of === name) return words('count', { count: rows.length });
  if (share.share === name) return t('total.best', { name: text(resource.representation, found.highest) });
  const part = totalOf(rows, name, { share: name, of: share.of });
  return t('total.part', { part: formatPercent(part, 1), whole: uncapitalize(words(`fields.${share.of}`)) });
};

/** No field can have this name. */
const totalsKey = '#totals';

/** The totals of a list's rows, by field. */
export const totalsOf = (rows: readonly Row[], totals: NonNullable<ListSpec['totals']>): Row =>
  Object.fromEntries(Object.entries(totals).map(([name, total]) => [name, totalOf(rows, name, total)]));

/** Appends the totals, if any, to the rows as one more row. */
export const withTotals = (
  rows: readonly Row[],
  { idField }: Resource,
  totals: Row | undefined,
): readonly Row[] => (totals ? [...rows, { ...totals, [idField]: totalsKey, [totalsKey]: true }] : rows);

export const isTotals = (row: Row): boolean => row[totalsKey] === true;

interface TotalLabelProps {
  readonly list: ListSpec;
  readonly total: number | undefined;
  readonly words: Words;
}

/** The label of the total row, in the column of the names. Where the list has pages, it includes the number of records. */
export const TotalLabel = ({ list, total = 0, words }: TotalLabelProps) => {
  const { t } = useTranslation('charts');
  const label =
    list.paging === 'all' ? t('total.label') : t('total.all', { count: words('count', { count: total }) });
  return <strong>{label}</strong>;
};
