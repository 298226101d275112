import type { Language } from '@server/words/language';
import type { CsvReader } from '@core/export/csv';
import { textsOf } from '@server/words/texts';
import { resourceWords, type RecordWords } from '@server/words/resource-words';

export interface ExportWords extends Omit<CsvReader, 'timeZone'>, Pick<RecordWords, 'heading'> {
  readonly title: string;
}

/** The words of a resource's CSV file. */
export const exportWords = async (name: string, language: Language): Promise<ExportWords> => {
  const { all, ...words } = await resourceWords(name, language);
  const { yes, no } = textsOf('list', language);
  return { ...words, title: all?.title ?? name, yes, no };
};
