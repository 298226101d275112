import type { Words, WordSource } from '../i18n';

const files = import.meta.glob<Words[string]>(
  '../../../locales/*/{api-page,confirm-address,forgot-password,get-the-app,my-account,new-password}.ts',
  { import: 'default' },
);

/** The words of one page, which come with its script and burden no other page. */
const wordsOf =
  (area: string): WordSource =>
  async (language) => ({ [area]: (await files[`../../../locales/${language}/${area}.ts`]?.()) ?? {} });

export const apiPageWords = wordsOf('api-page');
export const confirmAddressWords = wordsOf('confirm-address');
export const forgotPasswordWords = wordsOf('forgot-password');
export const getTheAppWords = wordsOf('get-the-app');
export const newPasswordWords = wordsOf('new-password');
export const myAccountWords = wordsOf('my-account');
