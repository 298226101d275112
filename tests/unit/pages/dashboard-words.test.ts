import en from '@locales/en/resources/dashboard';
import es from '@locales/es/resources/dashboard';
import { checkTranslation } from '@tests/contract/words-checks';

checkTranslation(en, es);
