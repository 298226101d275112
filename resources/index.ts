import type { Page, Resource } from '@core/resource/resource';

const modules = import.meta.glob<Resource | Page>(['./*.ts', '!./index.ts'], {
  eager: true,
  import: 'default',
});

/** Every declared resource and page. A new file in this folder is all it takes to join. */
export const areas: readonly (Resource | Page)[] = Object.values(modules);

export const resources: readonly Resource[] = areas.filter((area) => area.kind === 'resource');
