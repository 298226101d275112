import { pathToFileURL } from 'node:url';
import { portalCode } from './portal-code-file';

const built: unknown = await import(pathToFileURL(portalCode).href);

export const {
  areas,
  createApiDescription,
  createMockBackend,
  createRequestHandler,
  demoRecords,
  languages,
  openStorage,
  readSettings,
  resources,
  resourceTables,
  resourceWords,
  systemTables,
  tableName,
  words,
} = built as typeof import('./portal-code');
