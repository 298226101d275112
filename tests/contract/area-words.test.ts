import { describe } from 'vitest';
import { checkTranslation } from './words-checks';

const files = import.meta.glob<object>('../../locales/*/*.ts', { eager: true, import: 'default' });
const english = Object.entries(files).filter(([path]) => path.includes('/en/'));

describe.each(english)('%s', (path, en) => {
  checkTranslation(en, files[path.replace('/en/', '/es/')] ?? {});
});
