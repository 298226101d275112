import { useTranslation } from 'react-i18next';
import { preferredLanguage, type Language } from '@lib/i18n';

/** The language shown now. */
export const useLanguage = (): Language => preferredLanguage([useTranslation().i18n.language]);
