import type { Language } from '../words/language';
import { textsOf, type Texts } from '../words/texts';
import type { Resource } from '@core/resource/resource';
import { resourceWords, type RecordWords } from '../words/resource-words';

export type ApiWords = Texts['api'];

/** The document's texts in one language: its own, and those of each resource. */
export interface DocumentWords {
  readonly own: ApiWords;
  readonly of: (resource: Resource) => RecordWords;
}

export const documentWords = async (
  resources: readonly Resource[],
  language: Language,
): Promise<DocumentWords> => {
  const all = await Promise.all(
    resources.map(async ({ name }) => [name, await resourceWords(name, language)] as const),
  );
  const byName = new Map(all);
  return {
    own: textsOf('api', language),
    of: ({ name }) => {
      const found = byName.get(name);
      if (!found) throw new Error(`No words were read for ${name}`);
      return found;
    },
  };
};
