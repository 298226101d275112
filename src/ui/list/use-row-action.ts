import { useUpdate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { formFor } from '../../core/form/form-for';
import { matches } from '../../core/list/match';
import type { Resource } from '../../core/resource/resource';
import { useCurrentClient } from '../../lib/client-context';
import { useWords } from '../../lib/i18n';
import { notify } from '../../lib/notify';
import type { Row } from '../cells/cell-kind';
import { failureText } from '../form/failure-text';
import { wireValues } from '../form/form-values';
import { recordTitle } from './record-title';

/** The changes that a record offers in its present state, by name. */
export const openActions = ({ rowActions = {} }: Resource, row: Row): readonly string[] =>
  Object.entries(rowActions)
    .filter(([, { when }]) => matches(row, when))
    .map(([name]) => name);

export interface RowActionParts {
  readonly resource: Resource;
  readonly row: Row;
  readonly name: string;
}

/** One declared change of one record: an edit whose values are the record's own but for those it sets. The list follows. */
export const useRowAction = ({ resource, row, name }: RowActionParts) => {
  const { t } = useTranslation('list');
  const { t: tForm } = useTranslation('form');
  const words = useWords(resource);
  const client = useCurrentClient();
  const { mutate, mutation } = useUpdate();
  const id: unknown = row[resource.idField];
  const action = resource.rowActions?.[name];
  const label = words(`rowActions.${name}.label`);
  const run = () =>
    mutate(
      {
        resource: resource.name,
        id: typeof id === 'number' ? id : String(id),
        values: { ...(resource.form && wireValues(formFor(resource.form, 'edit'), row)), ...action?.set },
        mutationMode: 'pessimistic',
        successNotification: false,
        errorNotification: false,
        ...(client && resource.scope === 'client' && { meta: { clientId: client.id } }),
      },
      {
        onSuccess: () => notify({ kind: 'success', text: words(`rowActions.${name}.done`) }),
        onError: (reason) =>
          notify({
            kind: 'error',
            key: `action ${String(id)}`,
            text: failureText(reason, tForm),
          }),
      },
    );
  return {
    icon: action?.icon,
    label,
    busyLabel: tForm('busy'),
    /** The button's name, which says whose record it changes. */
    named: t('actions.named', { action: label, record: recordTitle(row, resource) }),
    busy: mutation.isPending,
    run,
  };
};
