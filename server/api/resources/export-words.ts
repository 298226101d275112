import type { CsvReader } from '../../../src/core/export/csv';
import enList from '../../../locales/en/list';
import esList from '../../../locales/es/list';
import { resourceWords, type Language, type RecordWords } from '../../words/resource-words';

const common = { en: enList, es: esList };

export interface ExportWords extends Omit<CsvReader, 'timeZone'>, Pick<RecordWords, 'heading'> {
  readonly title: string;
}

/** The words of a resource's CSV file. */
export const exportWords = async (name: string, language: Language): Promise<ExportWords> => {
  const { all, ...words } = await resourceWords(name, language);
  const { yes, no } = common[language];
  return { ...words, title: all?.title ?? name, yes, no };
};
