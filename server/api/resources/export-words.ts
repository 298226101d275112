import type { CsvReader } from '../../../src/core/export/csv';
import type { ResourceWords } from '../../../src/core/resource/words';
import enList from '../../../locales/en/list';
import esList from '../../../locales/es/list';

// Fetched when somebody exports: the demo build carries this module into the browser.
const files = import.meta.glob<ResourceWords>('../../../locales/*/resources/*.ts', { import: 'default' });
const common = { en: enList, es: esList };

export interface ExportWords extends Omit<CsvReader, 'timeZone'> {
  readonly title: string;
  readonly header: (field: string) => string;
}

/** The words of a resource for a file. A resource without a words file speaks by its own names. */
export const exportWords = async (name: string, language: CsvReader['language']): Promise<ExportWords> => {
  const words = await files[`../../../locales/${language}/resources/${name}.ts`]?.();
  return {
    language,
    title: words?.title ?? name,
    yes: common[language].yes,
    no: common[language].no,
    header: (field) => words?.fields[field] ?? field,
    valueWord: (field, value) => words?.values?.[field]?.[value] ?? value,
  };
};
