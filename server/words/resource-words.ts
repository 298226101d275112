import type { ResourceWords } from '@core/resource/words';
import type { Language } from './language';

/** What a file says of a resource's records, in one language. A resource without a words file speaks by its own names. */
export interface RecordWords {
  readonly language: Language;
  /** All words of the resource, where it has a file of them. */
  readonly all: ResourceWords | undefined;
  readonly heading: (field: string) => string;
  /** The word of a status value. */
  readonly valueWord: (field: string, value: string) => string;
}

// Fetched when a user asks for a file: the demo build carries this module into the browser.
const files = import.meta.glob<ResourceWords>('../../locales/*/resources/*.ts', { import: 'default' });

export const resourceWords = async (name: string, language: Language): Promise<RecordWords> => {
  const all = await files[`../../locales/${language}/resources/${name}.ts`]?.();
  return {
    language,
    all,
    heading: (field) => all?.fields[field] ?? field,
    valueWord: (field, value) => all?.values?.[field]?.[value] ?? value,
  };
};
