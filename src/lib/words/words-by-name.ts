import type { Words } from '../i18n';

const nameOf = (path: string): string => path.replace(/^.*\/([^/]+)\.ts$/, '$1');

/** Files as a glob answers them, by the name that is their area's. */
export const wordsByName = (files: Words): Words =>
  Object.fromEntries(Object.entries(files).map(([path, words]) => [nameOf(path), words]));
