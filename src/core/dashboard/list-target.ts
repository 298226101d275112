import type { AppAbility } from '../access/ability';
import { readableResource } from '../access/readable-resource';
import { changeList, defaultListState, formatListAddress } from '../list/address';
import { areaPath } from '../navigation/paths';
import type { Page, Resource } from '../resource/resource';
import type { ListTarget } from './attention';

/** The address of a list with its filters set; undefined where there is no such list or the person may not open it. */
export const addressOf = (
  { area, filters }: ListTarget,
  areas: readonly (Resource | Page)[],
  ability: AppAbility,
  clientId: number,
): string | undefined => {
  const found = areas.find(({ name }) => name === area);
  if (found?.kind !== 'resource' || !ability.can('list', area)) return undefined;
  const { list } = readableResource(found, ability);
  if (!list) return undefined;
  const state = Object.entries(filters).reduce(
    (before, [name, option]) => changeList(list, before, { type: 'filter', name, option }),
    defaultListState(list),
  );
  return areaPath(found, clientId) + formatListAddress(list, state);
};
