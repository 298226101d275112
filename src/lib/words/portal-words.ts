import { fetched } from 'virtual:words/portal';
import type { WordSource } from '../i18n';

/** The words of the screens behind the login. Public pages do not load them. */
export const portalWords: WordSource = async (language) => (await fetched[language]?.()) ?? {};
