import type { Page, Resource } from '@core/resource/resource';
import { menuGroups } from './areas';

const modules = import.meta.glob<Resource | Page>(['./*.ts', './*/resource.ts', '!./{index,areas}.ts'], {
  eager: true,
  import: 'default',
});

const placeOf = ({ menu }: Resource | Page): number =>
  menu ? menuGroups.indexOf(menu.group) * 1000 + menu.order : Infinity;

/**
 * All declared resources and pages, in the order of the menu: a file `<name>.ts`, or a folder `<name>` with a
 * `resource.ts`.
 */
export const areas: readonly (Resource | Page)[] = Object.values(modules).sort(
  (one, other) => placeOf(one) - placeOf(other) || 0,
);

export const resources: readonly Resource[] = areas.filter((area) => area.kind === 'resource');

/** Returns the file that declares an area. */
export const fileOf = (area: Resource | Page): string =>
  Object.keys(modules)
    .find((file) => modules[file] === area)
    ?.replace('./', 'resources/') ?? area.name;
