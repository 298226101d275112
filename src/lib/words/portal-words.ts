import type { Words, WordSource } from '../i18n';

const files = import.meta.glob<Words>('./*-portal.ts', { import: 'words' });

/** The words behind the login; the public pages do without them. */
export const portalWords: WordSource = async (language) => (await files[`./${language}-portal.ts`]?.()) ?? {};
