import type { AppAbility } from '@core/access/ability';
import { defaultListState } from '@core/list/list-state';
import { formatListAddress } from '@core/list/address';
import { areaPath } from '@core/navigation/paths';
import type { ListedResource } from '@core/resource/resource';

/** Returns the query of the list with only a search. Default filters that could hide records are opened. */
const searchQuery = ({ list }: ListedResource, search: string): string => {
  const defaults = defaultListState(list);
  const filters = Object.entries(defaults.filters).map(([name, option]) => {
    const filter = list.filters[name];
    if (filter?.kind !== 'one-of' || !filter.options[option]?.where) return [name, option] as const;
    const open = Object.keys(filter.options).find((other) => !filter.options[other]?.where);
    return [name, open ?? option] as const;
  });
  return formatListAddress(list, { ...defaults, search, filters: Object.fromEntries(filters) });
};

/** Returns the address of a list with all records that a text finds. */
export const foundListAddress = (
  resource: ListedResource,
  text: string,
  clientId: number | undefined,
): string => areaPath(resource, clientId) + searchQuery(resource, text);

/** Returns the address of a record: its own page, its form if the list's rows link to it, or its list. */
export const recordAddress = (
  resource: ListedResource,
  hit: { readonly id: number; readonly client_id: number | null },
  title: string,
  ability: AppAbility,
): string => {
  const base = areaPath(resource, hit.client_id ?? undefined);
  const mayEdit = resource.form && resource.operations.edit && ability.can('edit', resource.name);
  if (resource.detail && !(mayEdit && resource.list.rowLink === 'edit')) return `${base}/${hit.id}`;
  if (mayEdit) return `${base}/${hit.id}/edit`;
  return base + searchQuery(resource, resource.list.search.includes(resource.representation) ? title : '');
};
