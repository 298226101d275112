import type { Words } from '../i18n';
import { wordsByName } from './words-by-name';

/** What the pages before the login say. */
export const words: Words = wordsByName(
  import.meta.glob('../../../locales/es/{account,common,errors}.ts', {
    eager: true,
    import: 'default',
  }),
);
