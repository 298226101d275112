import { type BaseKey, useCustomMutation, useInvalidate, useUpdate } from '@refinedev/core';
import { createContext, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formFor } from '@core/form/form-for';
import { clientQuery, pathOf } from '@core/list/list-calls';
import type { Resource } from '@core/resource/resource';
import { asksFirst, holds, isSetAction, type RowAction } from '@core/resource/row-action';
import { useAppAbility } from '@lib/access-context';
import { useWords } from '@lib/i18n';
import { notify } from '@lib/notify';
import { fetchedAtRest } from '@lib/on-demand';
import { useCurrentClient } from '@lib/portal-context';
import { createSubmissionKey } from '@lib/submission-key';
import type { Row } from '../cells/cell-kind';
import { failureText } from '../form/failure-text';
import type { FormValues } from '../form/form-values';
import { recordTitle } from './record-identity';

/** Where an action is offered: in a row of the list, or with the single record. */
export type ActionScreen = 'list' | 'record';

const isIn = (action: RowAction, shownIn: ActionScreen): boolean =>
  isSetAction(action) ? shownIn === 'list' : shownIn === 'record' || action.only === undefined;

/** The actions that this user may do and that a record offers in its present state, by name. */
export const useOpenActions = (
  resource: Resource,
  shownIn: ActionScreen,
): ((row: Row) => readonly string[]) => {
  const ability = useAppAbility();
  const { rowActions = {} } = resource;
  return (row) =>
    Object.entries(rowActions)
      .filter(
        ([name, action]) =>
          isIn(action, shownIn) && ability.can('act', resource.name, name) && holds(row, action.when),
      )
      .map(([name]) => name);
};

export interface RowActionParts {
  readonly resource: Resource;
  readonly row: Row;
  readonly name: string;
}

const loadWireValues = fetchedAtRest(async () => (await import('../form/form-values')).wireValues);

/** Does one declared action to one record: an edit that sets values, or the action's own call. The list follows; a single record is its view's to ask for anew. */
export const useSendAction = ({ resource, row, name }: RowActionParts) => {
  const client = useCurrentClient();
  const update = useUpdate();
  const call = useCustomMutation();
  const invalidate = useInvalidate();
  const [submission] = useState(createSubmissionKey);
  const found: unknown = row[resource.idField];
  const id: BaseKey = typeof found === 'number' ? found : String(found);
  const action = resource.rowActions?.[name];
  const clientId = resource.scope === 'client' ? client?.id : undefined;
  const quiet = { successNotification: false, errorNotification: false } as const;
  const send = async (values: FormValues = {}): Promise<void> => {
    if (action && isSetAction(action)) {
      const wireValues = await loadWireValues();
      await update.mutateAsync({
        ...quiet,
        resource: resource.name,
        id,
        values: { ...(resource.form && wireValues(formFor(resource.form, 'edit'), row)), ...action.set },
        mutationMode: 'pessimistic',
        meta: clientId === undefined ? {} : { clientId },
      });
      return;
    }
    await call.mutateAsync({
      ...quiet,
      url: `${pathOf(resource, clientId, id)}/${name}`,
      method: 'post',
      values,
      meta: {
        backend: resource.api.backend,
        query: clientQuery(resource, clientId),
        idempotencyKey: submission.keyFor(values),
      },
    });
    await invalidate({ resource: resource.name, invalidates: ['list', 'many'] });
    submission.forget();
  };
  return {
    send,
    busy: update.mutation.isPending || call.mutation.isPending,
  };
};

/** One declared action of one record, as a button does it. One that asks first opens its dialog. */
export const useRowAction = (parts: RowActionParts) => {
  const { resource, row, name } = parts;
  const { t } = useTranslation('list');
  const { t: tForm } = useTranslation('form');
  const words = useWords(resource);
  const { ask, done } = useActionHost();
  const { send, busy } = useSendAction(parts);
  const action = resource.rowActions?.[name];
  const label = words(`rowActions.${name}.label`);
  const record = recordTitle(row, resource);
  const press = async () => {
    try {
      await send();
    } catch (reason) {
      notify({
        kind: 'error',
        key: `action ${String(row[resource.idField])}`,
        text: failureText(reason, tForm),
      });
      return;
    }
    notify({ kind: 'success', text: words(`rowActions.${name}.done`, { record }) });
    done();
  };
  return {
    icon: action?.icon,
    label,
    busyLabel: tForm('busy'),
    /** The button's name, which says whose record it changes. */
    named: t('actions.named', { action: label, record }),
    busy,
    run: () => {
      if (action && asksFirst(action)) ask(parts);
      else void press();
    },
  };
};

interface ActionHosting {
  /** Opens the dialog of an action that asks first. */
  readonly ask: (parts: RowActionParts) => void;
  /** An action is done. */
  readonly done: () => void;
}

export const ActionContext = createContext<ActionHosting>({ ask: () => undefined, done: () => undefined });

const useActionHost = (): ActionHosting => use(ActionContext);
