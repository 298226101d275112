import { useDataProvider } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isResource, type Resource } from '@core/resource/resource';
import { useAppAbility } from '@lib/access-context';
import { useAreas, useCurrentClient } from '@lib/portal-context';
import { recordQuery } from '@lib/queries';
import { textOf } from '../cells/text-cells';
import type { FilterChoice } from './filter-choices';

interface NamedFiltersProps {
  readonly filters: readonly FilterChoice[];
  /** Those before `filters`, with their names. */
  readonly named?: readonly FilterChoice[];
  readonly children: (named: readonly FilterChoice[]) => ReactNode;
}

interface NamedFilterProps extends Required<NamedFiltersProps> {
  readonly filter: FilterChoice;
  readonly resource: Resource;
}

const NamedFilter = ({ filter, resource, filters, named, children }: NamedFilterProps) => {
  const dataProvider = useDataProvider()();
  const client = useCurrentClient();
  const clientId = resource.scope === 'client' ? client?.id : undefined;
  const { data } = useQuery({
    ...recordQuery(dataProvider, resource, filter.chosen ?? '', clientId),
    retry: false,
  });
  const chosenLabel = textOf(data?.data[resource.representation]) || filter.chosenLabel;
  return (
    <NamedFilters filters={filters} named={[...named, { ...filter, chosenLabel }]}>
      {children}
    </NamedFilters>
  );
};

/**
 * Draws filters with the names of the records that they have chosen, one query each. A record that is not loaded yet, or that
 * the user may not read, has its number.
 */
export const NamedFilters = ({ filters, named = [], children }: NamedFiltersProps) => {
  const areas = useAreas();
  const ability = useAppAbility();
  const [filter, ...others] = filters;
  if (!filter) return children(named);
  const resource = areas.filter(isResource).find(({ name }) => name === filter.record);
  if (!resource || filter.chosen === undefined || ability.cannot('list', resource.name))
    return (
      <NamedFilters filters={others} named={[...named, filter]}>
        {children}
      </NamedFilters>
    );
  return <NamedFilter {...{ filter, resource, filters: others, named, children }} />;
};
