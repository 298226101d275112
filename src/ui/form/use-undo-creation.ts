import { useDataProvider, useInvalidate } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Resource } from '@core/resource/resource';
import { versionOf } from '@core/resource/versioned';
import { useAppAbility } from '@lib/access-context';
import type { Row } from '@lib/api-answer';
import { useMeets } from '@lib/conditions';
import { useCurrentClient } from '@lib/portal-context';
import { optionalQuery } from '@lib/queries';
import { type UndoNotice, undoKey, useUndoNotice } from '../history/use-undo';
import { rowId } from '../list/record-identity';
import { useDependentsQuery, useDependentsText } from '../trash/use-trash';

/**
 * The parts of a notice that delete the record just created. Nothing if the user may not delete it, or if it has no
 * version: others may have changed it since. It also stays when other records depend on it by then.
 */
export const useUndoCreation = (resource: Resource) => {
  const { t } = useTranslation('form');
  const ability = useAppAbility();
  const client = useCurrentClient();
  const meets = useMeets();
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const invalidate = useInvalidate();
  const notice = useUndoNotice();
  const dependentsQuery = useDependentsQuery(resource);
  const textOf = useDependentsText();
  const { delete: deletion } = resource.operations;
  const meta = resource.scope === 'client' && client ? { clientId: client.id } : {};

  const remove = async (id: string, version: number): Promise<string | undefined> => {
    const counts = await queries.query({ ...optionalQuery(dependentsQuery(id)), staleTime: 0 });
    const dependents = textOf(counts ?? []);
    if (dependents) return `${t('deletion.notUndone')} ${dependents}`;
    try {
      await dataProvider().deleteOne({ resource: resource.name, id, meta: { ...meta, version } });
      return undefined;
    } finally {
      void invalidate({ resource: resource.name, invalidates: ['list', 'many', 'detail'] });
    }
  };
  return (record: Row | undefined): UndoNotice => {
    const mayDelete = deletion !== undefined && ability.can('delete', resource.name);
    if (!record || !mayDelete || !meets(record, deletion.when)) return {};
    const id = rowId(record, resource.idField);
    const version = versionOf(record);
    return id && version !== undefined ? notice(undoKey(resource, id), () => remove(id, version)) : {};
  };
};
