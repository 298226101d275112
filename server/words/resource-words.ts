import type { ResourceWords } from '@core/resource/words';
import type { Language } from './language';
import { textsOf } from './texts';

/** The texts of a resource's records in one language. A resource without a texts file uses the names of its fields. */
export interface RecordWords {
  readonly language: Language;
  /** All texts of the resource, when it has a file of them. */
  readonly all: ResourceWords | undefined;
  readonly heading: (field: string) => string;
  /** The text of a status value. */
  readonly valueWord: (field: string, value: string) => string;
}

// Loaded on demand when a user requests a file, because the demo build includes this module in the browser.
const files = import.meta.glob<ResourceWords>('../../locales/*/resources/*.ts', { import: 'default' });

export const resourceWords = async (name: string, language: Language): Promise<RecordWords> => {
  const all = await files[`../../locales/${language}/resources/${name}.ts`]?.();
  return {
    language,
    all,
    heading: (field) => all?.fields[field] ?? (field === 'id' ? textsOf('list', language).id : field),
    valueWord: (field, value) => all?.values?.[field]?.[value] ?? value,
  };
};
