import type { Plugin } from 'vite';
import { editCode } from './edit-code.ts';
import { i18nextEdits } from './i18next-edits.ts';

/** i18next brings loading, detecting and logging, and what nobody writes in the portal's words: 11 kB gz less on every page. */
export const lightI18next = (): Plugin => ({
  name: 'portal-light-i18next',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/i18next\/dist\/esm\/i18next\.js$/ },
    handler(code) {
      const light = editCode(code, i18nextEdits);
      if (light === null) this.error('i18next has changed: see which of the edited parts it still has');
      return { code: light, map: null };
    },
  },
});
