import type { Page, Resource } from '@core/resource/resource';

const modules = import.meta.glob<Resource | Page>(['./*.ts', './*/resource.ts', '!./index.ts'], {
  eager: true,
  import: 'default',
});

/** All declared resources and pages: a file `<name>.ts`, or a folder `<name>` with a `resource.ts`. */
export const areas: readonly (Resource | Page)[] = Object.values(modules);

export const resources: readonly Resource[] = areas.filter((area) => area.kind === 'resource');

/** Returns the file that declares an area. */
export const fileOf = (area: Resource | Page): string =>
  Object.keys(modules)
    .find((file) => modules[file] === area)
    ?.replace('./', 'resources/') ?? area.name;
