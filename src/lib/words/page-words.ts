import type { Words, WordSource } from '../i18n';

const files = import.meta.glob<Words[string]>(
  '../../../locales/*/{api-page,bulk,confirm-address,forgot-password,get-the-app,my-account,new-password,refine,two-factor}.ts',
  { import: 'default' },
);

/** Returns the source of the words of one page, which are loaded only with that page. `part`: the area that they are added to. */
const wordsOf =
  (area: string, part = area): WordSource =>
  async (language) => ({ [part]: (await files[`../../../locales/${language}/${area}.ts`]?.()) ?? {} });

export const pageWords = {
  'api-page': wordsOf('api-page'),
  // Of the selection in lists.
  bulk: wordsOf('bulk'),
  'confirm-address': wordsOf('confirm-address'),
  'forgot-password': wordsOf('forgot-password'),
  'get-the-app': wordsOf('get-the-app'),
  'my-account': wordsOf('my-account'),
  'new-password': wordsOf('new-password'),
  // The texts of Refine's hooks and components, such as its notices.
  refine: wordsOf('refine'),
  // Adds to the words of the account screens.
  'two-factor': wordsOf('two-factor', 'account'),
};
