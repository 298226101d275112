import { fetched } from 'virtual:words/portal';
import type { WordSource } from '../i18n';

/** The words behind the login; the public pages do without them. */
export const portalWords: WordSource = async (language) => (await fetched[language]?.()) ?? {};
