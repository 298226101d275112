import { useTranslation } from 'react-i18next';
import { recordTitle } from '../list/record-identity';
import type { ListController } from '../list/use-list-controller';
import type { Skipped } from './bulk-answer';
import { wordsAt, type BulkTarget } from './bulk-target';
import { saveSkipped } from './skipped-file';

/** The texts of an action on many records: those of the resource, or else the general ones. */
export const useBulkWords = ({ words, resource }: ListController, { name, rows }: BulkTarget) => {
  const { t } = useTranslation('bulk');
  const at = wordsAt(name);
  const action = words(`${at}.label`) || words(`${at}.submit`);
  const recordsOf = (count: number) => words('count', { count });
  const reasonOf = (reason: string): string =>
    words(`${at}.refused.${reason}`) ||
    t(`reasons.${reason as 'other'}`, { defaultValue: t('reasons.other') });
  /** The name of a record. Empty when it is not known. */
  const nameOf = (id: number): string => {
    const row = rows.get(id);
    return row ? recordTitle(row, resource) : '';
  };
  return {
    /** The deed and the number of records: title of the dialog and label of its button. */
    titleOf: (count: number): string => {
      const records = recordsOf(count);
      return words(`${at}.many.title`, { records }) || t('title', { action, records });
    },
    text: words(`${at}.many.text`),
    will: words(`${at}.many.will`) || t('will'),
    doneOf: (count: number): string =>
      words(`${at}.many.count`, { count }) || t('done', { action, records: recordsOf(count) }),
    reasonOf,
    nameOf,
    /** Saves the records that did not change, with the reasons. */
    download: (skipped: readonly Skipped[]): void =>
      void saveSkipped({
        name: `${resource.path.replaceAll('/', '-')}-${t('file.title')}`,
        lines: [
          [t('file.number'), t('file.name'), t('file.reason')],
          ...skipped.map(({ id, reason }) => [String(id), nameOf(id), reasonOf(reason)]),
        ],
      }),
  };
};

export type BulkWords = ReturnType<typeof useBulkWords>;
