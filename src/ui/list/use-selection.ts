import { useMemo, useState } from 'react';
import { narrowingParams } from '@core/list/list-params';
import type { ListState } from '@core/list/list-state';
import { changeSelection, noSelection, type Selection, type SelectionChange } from '@core/list/selection';
import { actionsOnRecords, deleteAction } from '@core/resource/many-records';
import type { ListedResource } from '@core/resource/resource';
import { useAppAbility } from '@lib/access-context';
import { optionalCalls, useIsAbsent } from '@lib/optional-calls';
import { useStableValue } from '@lib/use-stable-value';
import type { ListRows } from './use-list-rows';

export interface ListSelection extends Selection {
  /** The names of the actions on many records that the user may run. */
  readonly actions: readonly string[];
  readonly mayExport: boolean;
  /** How many records are selected. */
  readonly count: number;
  /** The search and the filters that find the records, as parameters of the list's call. */
  readonly filter: Readonly<Record<string, string>>;
  readonly change: (change: SelectionChange) => void;
}

/** Returns the actions on many records that the user may run. None if the server does not have them. */
const useActionsOnRecords = (resource: ListedResource): readonly string[] => {
  const ability = useAppAbility();
  const isAbsent = useIsAbsent(optionalCalls.bulk);
  return useMemo(
    () =>
      isAbsent
        ? []
        : actionsOnRecords(resource).filter((name) =>
            name === deleteAction
              ? ability.can('delete', resource.name)
              : ability.can('act', resource.name, name),
          ),
    [resource, ability, isAbsent],
  );
};

/**
 * The selection of a list. Undefined if the user can do nothing with it. It is kept while the user turns pages, and
 * cleared when search or filters find other records.
 */
export const useSelection = (
  resource: ListedResource,
  state: ListState,
  { total = 0 }: Pick<ListRows, 'total'>,
): ListSelection | undefined => {
  const { list, idField } = resource;
  const actions = useActionsOnRecords(resource);
  const hasNoExport = useIsAbsent(optionalCalls.export);
  const filter = useStableValue(narrowingParams(list, state));
  const about = JSON.stringify(filter);
  const [kept, setKept] = useState({ about, selection: noSelection });
  const selection = kept.about === about ? kept.selection : noSelection;
  const isOffered = actions.length > 0 || (list.selectable === true && !hasNoExport);
  return useMemo(() => {
    if (!isOffered) return undefined;
    return {
      ...selection,
      actions,
      mayExport: !hasNoExport,
      count: selection.isAll ? total : selection.rows.size,
      filter,
      change: (change) =>
        setKept((before) => ({
          about,
          selection: changeSelection(
            before.about === about ? before.selection : noSelection,
            change,
            idField,
          ),
        })),
    };
  }, [isOffered, selection, actions, hasNoExport, total, filter, about, idField]);
};
