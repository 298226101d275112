import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { areaPath, clientsPath } from '@core/navigation/paths';
import type { ListedResource } from '@core/resource/resource';
import { useAppAbility } from '@lib/access-context';
import { useMayEnterClient } from '@lib/portal-context';
import { useKeepPrevious } from '@lib/use-stable-value';
import type { Row } from '../cells/cell-kind';
import { textOf } from '../cells/text-cells';
import { rowId } from './record-identity';

/** History state of a dialog or drawer that was opened over its list: closing it goes back one step. */
export interface OverList {
  readonly overList: true;
}
const overList: OverList = { overList: true };

export interface LinkTarget {
  readonly to: string;
  readonly state?: OverList;
}

export interface RowOperations {
  /** The target of the record's name; undefined if it has none. */
  readonly open: (row: Row) => LinkTarget | undefined;
  /** Whether records of the list open, though perhaps not each of them. */
  readonly opens: boolean;
  readonly edit: ((row: Row) => LinkTarget) | undefined;
  readonly mayDelete: boolean;
  /** Whether the user may run any of the actions that rows of the list offer. */
  readonly mayAct: boolean;
}

const fillPath = (pattern: string, row: Row) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(row[name])));

/** The field with the id of the client whose workspace an address leads to. */
const clientFieldOf = (pattern: string): string | undefined =>
  new RegExp(`^${clientsPath}/:(\\w+)`).exec(pattern)?.[1];

/**
 * The target for creating a record, if the user has the right. The dialog's address keeps the list's query: that of the
 * page's address, unless another one is passed.
 */
export const useCreateTarget = (
  resource: ListedResource,
  clientId: number | undefined,
  query?: string,
): LinkTarget | undefined => {
  const ability = useAppAbility();
  const { search: current } = useLocation();
  const search = query ?? current;
  const mayCreate = 'create' in resource.operations && ability.can('create', resource.name);
  if (!mayCreate || !resource.form) return undefined;
  return { to: `${areaPath(resource, clientId)}/new${search}`, state: overList };
};

/**
 * The links and operations that the user has for a list's rows. The addresses of dialogs and drawers keep the list's
 * query: that of the page's address, unless another one is passed. While new rows load, the previous rows keep their own
 * query.
 */
export const useRowOperations = (
  resource: ListedResource,
  clientId: number | undefined,
  isStale = false,
  query?: string,
): RowOperations => {
  const ability = useAppAbility();
  const mayEnterClient = useMayEnterClient();
  const { search: current } = useLocation();
  const search = useKeepPrevious(query ?? current, isStale);
  return useMemo(() => {
    const base = areaPath(resource, clientId);
    const can = (operation: 'edit' | 'delete') =>
      operation in resource.operations && ability.can(operation, resource.name);
    const idOf = (row: Row) => encodeURIComponent(rowId(row, resource.idField) ?? '');
    const edit =
      can('edit') && resource.form
        ? (row: Row): LinkTarget => ({ to: `${base}/${idOf(row)}/edit${search}`, state: overList })
        : undefined;
    const shown = resource.detail && 'show';
    const { rowLink = shown } = resource.list;
    // Users who may not edit can still open the record.
    const link = rowLink === 'edit' && !edit ? shown : rowLink;
    const clientField = link && clientFieldOf(link);
    const mayEnter = (row: Row) => clientField === undefined || mayEnterClient(row[clientField]);
    const open = (row: Row): LinkTarget | undefined => {
      if (link === undefined || !mayEnter(row)) return undefined;
      const hasOwnScreen = link === 'edit' || link === 'show';
      if (hasOwnScreen && idOf(row) === '') return undefined;
      if (link === 'edit') return edit?.(row);
      if (link === 'show') return { to: `${base}/${idOf(row)}${search}`, state: overList };
      return { to: fillPath(link, row) };
    };
    return {
      open,
      opens: link !== undefined,
      edit,
      mayDelete: can('delete'),
      mayAct: Object.entries(resource.actions ?? {}).some(
        ([name, action]) => action.only === undefined && ability.can('act', resource.name, name),
      ),
    };
  }, [resource, clientId, ability, mayEnterClient, search]);
};
