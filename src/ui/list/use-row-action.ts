import { type BaseKey, useCustomMutation, useInvalidate, useUpdate } from '@refinedev/core';
import { createContext, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formFor } from '@core/form/form-for';
import { clientQuery, pathOf } from '@core/list/list-calls';
import type { Resource } from '@core/resource/resource';
import { opensDialog, holds, isFileAction, isSetAction, type RowAction } from '@core/resource/row-action';
import { useAppAbility } from '@lib/access-context';
import { downloadPdf } from '@lib/download';
import { useHttp } from '@lib/http-context';
import { useWords } from '@lib/i18n';
import { notify } from '@lib/notify';
import { preloadWhenIdle } from '@lib/on-demand';
import { useCurrentClient } from '@lib/portal-context';
import { createSubmissionKey } from '@lib/submission-key';
import type { Row } from '../cells/cell-kind';
import { failureText } from '../form/failure-text';
import type { FormValues } from '../form/form-values';
import { recordTitle } from './record-identity';

/** Where an action is offered: in a row of the list, or with a single record. */
export type ActionScreen = 'list' | 'record';

const isShownIn = (action: RowAction, shownIn: ActionScreen): boolean =>
  isSetAction(action) ? shownIn === 'list' : shownIn === 'record' || action.only === undefined;

/** Returns the names of the actions that the user may run and that a record offers in its current state. */
export const useAvailableActions = (
  resource: Resource,
  shownIn: ActionScreen,
): ((row: Row) => readonly string[]) => {
  const ability = useAppAbility();
  const { rowActions = {} } = resource;
  return (row) =>
    Object.entries(rowActions)
      .filter(
        ([name, action]) =>
          isShownIn(action, shownIn) && ability.can('act', resource.name, name) && holds(row, action.when),
      )
      .map(([name]) => name);
};

export interface RowActionParts {
  readonly resource: Resource;
  readonly row: Row;
  readonly name: string;
}

const loadWireValues = preloadWhenIdle(async () => (await import('../form/form-values')).wireValues);

/**
 * Runs a declared action on a record: an update that sets values, the action's own request, or the download of its
 * file. Refetches the list after a change; refetching a single record is up to its view.
 */
export const useSendAction = ({ resource, row, name }: RowActionParts) => {
  const client = useCurrentClient();
  const http = useHttp();
  const [isDownloading, setDownloading] = useState(false);
  const update = useUpdate();
  const call = useCustomMutation();
  const invalidate = useInvalidate();
  const [submission] = useState(createSubmissionKey);
  const found: unknown = row[resource.idField];
  const id: BaseKey = typeof found === 'number' ? found : String(found);
  const action = resource.rowActions?.[name];
  const clientId = resource.scope === 'client' ? client?.id : undefined;
  const noNotifications = { successNotification: false, errorNotification: false } as const;
  const send = async (values: FormValues = {}): Promise<void> => {
    if (action && isSetAction(action)) {
      const wireValues = await loadWireValues();
      await update.mutateAsync({
        ...noNotifications,
        resource: resource.name,
        id,
        values: { ...(resource.form && wireValues(formFor(resource.form, 'edit'), row)), ...action.set },
        mutationMode: 'pessimistic',
        meta: clientId === undefined ? {} : { clientId },
      });
      return;
    }
    const path = `${pathOf(resource, clientId, id)}/${name}`;
    if (action && isFileAction(action)) {
      setDownloading(true);
      const query = clientQuery(resource, clientId);
      await downloadPdf(http, { backend: resource.api.backend, path, query }, name).finally(() =>
        setDownloading(false),
      );
      return;
    }
    await call.mutateAsync({
      ...noNotifications,
      url: path,
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
    busy: isDownloading || update.mutation.isPending || call.mutation.isPending,
  };
};

/** A declared action of one record, for a button. An action that asks for confirmation opens its dialog. */
export const useRowAction = (parts: RowActionParts) => {
  const { resource, row, name } = parts;
  const { t } = useTranslation('list');
  const { t: tForm } = useTranslation('form');
  const words = useWords(resource);
  const { openDialog, done } = useActionHost();
  const { send, busy } = useSendAction(parts);
  const action = resource.rowActions?.[name];
  const label = words(`rowActions.${name}.label`);
  const record = recordTitle(row, resource);
  const runNow = async () => {
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
    notify({ kind: 'success', text: words(`rowActions.${name}.done`, { record }), value: record });
    done();
  };
  return {
    icon: action?.icon,
    label,
    busyLabel: tForm('busy'),
    /** The accessible name of the button, which includes the record. */
    named: t('actions.named', { action: label, record }),
    busy,
    run: () => {
      if (action && opensDialog(action)) openDialog(parts);
      else void runNow();
    },
  };
};

interface ActionContextValue {
  /** Opens the dialog of an action that asks for confirmation. */
  readonly openDialog: (parts: RowActionParts) => void;
  /** Called after an action succeeded. */
  readonly done: () => void;
}

export const ActionContext = createContext<ActionContextValue>({
  openDialog: () => undefined,
  done: () => undefined,
});

const useActionHost = (): ActionContextValue => use(ActionContext);
