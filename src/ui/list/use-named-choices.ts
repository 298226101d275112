import { useDataProvider } from '@refinedev/core';
import { useQueries } from '@tanstack/react-query';
import { isResource } from '@core/resource/resource';
import { useAppAbility } from '@lib/access-context';
import { useAreas, useCurrentClient } from '@lib/portal-context';
import { recordQuery } from '@lib/queries';
import { textOf } from '../cells/text-cells';
import type { FilterChoice } from './filter-choices';

/**
 * Returns filters with the names of the records that they have chosen. A record that the user may not read, or that is
 * not loaded yet, has its number.
 */
export const useNamedChoices = (filters: readonly FilterChoice[]): readonly FilterChoice[] => {
  const dataProvider = useDataProvider()();
  const areas = useAreas();
  const ability = useAppAbility();
  const clientId = useCurrentClient()?.id;
  const chosen = filters.flatMap(({ name, record, chosen: id }) => {
    const resource = areas.filter(isResource).find((area) => area.name === record);
    return resource && id !== undefined && ability.can('list', resource.name) ? [{ name, resource, id }] : [];
  });
  const answers = useQueries({
    queries: chosen.map(({ resource, id }) => ({
      ...recordQuery(dataProvider, resource, id, resource.scope === 'client' ? clientId : undefined),
      retry: false,
    })),
  });
  const names = new Map(
    chosen.map(({ name, resource }, at) => [name, textOf(answers[at]?.data?.data[resource.representation])]),
  );
  return filters.map((filter) => ({ ...filter, chosenLabel: names.get(filter.name) || filter.chosenLabel }));
};
