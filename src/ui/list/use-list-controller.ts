import { useEffect, useMemo } from 'react';
import { cardIn } from '@core/list/columns';
import { useCurrentClient } from '@lib/client-context';
import { useWords } from '@lib/i18n';
import { useSame } from '@lib/use-same';
import { useColumnChoice } from '../list-tools/use-column-choice';
import type { ListedResource } from '@core/resource/resource';
import { useColumns, useReadable, useScreen } from './use-columns';
import { useListAddress } from './use-list-address';
import { useListRows } from './use-list-rows';
import { useCreateWay, useRowWays } from './use-row-ways';
import { useTotals } from './use-totals';

/** Everything a list's screen needs, decided here and only drawn by the views. */
export const useListController = (resource: ListedResource) => {
  const client = useCurrentClient();
  const clientId = resource.scope === 'client' ? client?.id : undefined;
  const screen = useScreen();
  const { state, change, show, restart } = useListAddress(resource.list);
  const choice = useColumnChoice(resource);
  const rows = useListRows(resource, state, clientId);
  const { beyond } = rows;
  const filters = useSame(state.filters);
  useEffect(() => {
    if (beyond) restart();
  }, [beyond, restart]);
  return {
    ...rows,
    resource,
    clientId,
    list: resource.list,
    words: useWords(resource),
    screen,
    columns: useColumns(resource, state, screen, choice),
    card: useMemo(() => cardIn(resource.list, resource.fields, { filters }), [resource, filters]),
    totals: useTotals(resource, state, clientId, rows),
    density: choice.density,
    readable: useReadable(resource),
    ways: useRowWays(resource, clientId, rows.stale),
    create: useCreateWay(resource, clientId),
    state,
    change,
    show,
  };
};

export type ListController = ReturnType<typeof useListController>;
