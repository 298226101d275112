import { areaPattern } from '../navigation/paths';
import type { AnyArea, Mistake } from './mistake';
import { at, unknownNames, type Used } from './names';

/** Yields the areas whose key another area before them has, with that area. */
function* repeated(areas: readonly AnyArea[], keyOf: (area: AnyArea) => string | null) {
  const first = new Map<string, AnyArea>();
  for (const area of areas) {
    const key = keyOf(area);
    if (key === null) continue;
    const other = first.get(key);
    if (other) yield { area, other, key };
    else first.set(key, area);
  }
}

const hasScreen = (area: AnyArea): boolean => area.kind === 'page' || area.list !== undefined;

/** The other resources that an area names, besides those of its form. */
const usedResources = (area: AnyArea): readonly Used[] => {
  if (area.kind !== 'resource') return [];
  return [
    ...Object.entries(area.fields).flatMap(([name, { counts, of, relation }]) =>
      at(`fields.${name}`, [counts?.resource, of, relation?.of]),
    ),
    ...Object.entries(area.list?.filters ?? {}).flatMap(([name, filter]) =>
      at(`list.filters.${name}`, filter.kind === 'record' ? [filter.resource] : []),
    ),
  ];
};

/** Areas fit each other. */
export function* registryMistakes(areas: readonly AnyArea[]): Generator<Mistake> {
  for (const { area, other } of repeated(areas, ({ name }) => name))
    yield { area, message: `the name "${other.name}" is used twice. Names must differ.` };
  for (const { area, other, key } of repeated(areas, (one) => (hasScreen(one) ? areaPattern(one) : null)))
    yield { area, message: `the address "${key}" is that of "${other.name}". Paths must differ.` };
  const resources = areas.filter((area) => area.kind === 'resource');
  const tenants = resources.filter(({ tenant }) => tenant);
  for (const area of tenants.slice(1))
    yield { area, message: `"tenant" is set, but "${tenants[0]?.name}" has the clients.` };
  const names = resources.map(({ name }) => name);
  for (const area of areas)
    for (const message of unknownNames(usedResources(area), names, 'resource')) yield { area, message };
}
