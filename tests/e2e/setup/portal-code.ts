import type { ResourceWords } from '@core/resource/words';

/**
 * Portal code that only Vite can load, because it uses glob imports. The global setup builds it; journeys import it
 * from `portal.ts`.
 */
export { languages } from '@lib/i18n';
export { createMockBackend } from '@mocks/mock-backend';
export { areas, resources } from '@resources';
export { createApiDescription } from '@server/openapi/serve';
export { createRequestHandler } from '@server/request-handler';
export { demoRecords } from '@server/seed/data/membership';
export { readSettings } from '@server/settings/read-settings';
export { openStorage } from '@server/storage/open-storage';
export { resourceTables, tableName } from '@server/storage/resource-tables';
export { systemTables } from '@server/storage/system-tables';

export interface Words {
  readonly [key: string]: string | Words;
}

/** Every translation file by its path, such as `/locales/en/list.ts`. */
export const words = import.meta.glob<Words>('/locales/{en,es}/**/*.ts', { eager: true, import: 'default' });

/** The English texts of a resource. */
export const resourceWords = (name: string): ResourceWords | undefined =>
  words[`/locales/en/resources/${name}.ts`] as ResourceWords | undefined;
