import { type BaseKey, useCustomMutation, useDataProvider, useInvalidate, useUpdate } from '@refinedev/core';
import { type UndoNotice, useUndo } from '../history/use-undo';
import { createContext, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formFor } from '@core/form/form-for';
import { clientQuery, pathOf } from '@core/list/list-calls';
import type { Resource } from '@core/resource/resource';
import { versionOf } from '@core/resource/versioned';
import { opensDialog, isFileAction, isSetAction, valuesToSet, type Action } from '@core/resource/action';
import { ApiFailure, statusOf } from '@lib/api-failure';
import { useAppAbility } from '@lib/access-context';
import { useMeets } from '@lib/conditions';
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

const isShownIn = (action: Action, shownIn: ActionScreen): boolean =>
  action.only === undefined
    ? shownIn === 'list' || !isSetAction(action)
    : action.only === 'record' && shownIn === 'record';

/** Returns the names of the actions that the user may run and that a record offers in its current state. */
export const useAvailableActions = (
  resource: Resource,
  shownIn: ActionScreen,
): ((row: Row) => readonly string[]) => {
  const ability = useAppAbility();
  const meets = useMeets();
  const { actions = {} } = resource;
  return (row) =>
    Object.entries(actions)
      .filter(
        ([name, action]) =>
          isShownIn(action, shownIn) && ability.can('act', resource.name, name) && meets(row, action.when),
      )
      .map(([name]) => name);
};

export interface RowActionParts {
  readonly resource: Resource;
  readonly row: Row;
  readonly name: string;
}

const loadWireValues = preloadWhenIdle(async () => (await import('@core/form/record-values')).wireValues);

/**
 * Runs a declared action on a record: an update that sets values, the action's own request, or the download of its
 * file. Refetches the list after a change; refetching a single record is up to its view.
 */
export const useSendAction = ({ resource, row, name }: RowActionParts) => {
  const client = useCurrentClient();
  const http = useHttp();
  const dataProvider = useDataProvider();
  const [isDownloading, setDownloading] = useState(false);
  const update = useUpdate();
  const call = useCustomMutation();
  const invalidate = useInvalidate();
  const undo = useUndo(resource);
  const meets = useMeets();
  const [submission] = useState(createSubmissionKey);
  const found: unknown = row[resource.idField];
  const id: BaseKey = typeof found === 'number' ? found : String(found);
  const action = resource.actions?.[name];
  const clientId = resource.scope === 'client' ? client?.id : undefined;
  const noNotifications = { successNotification: false, errorNotification: false } as const;
  const write = async (values: FormValues): Promise<UndoNotice> => {
    if (action && isSetAction(action)) {
      const wireValues = await loadWireValues();
      const meta = clientId === undefined ? {} : { clientId };
      // Not the row: a list does not have all fields, and may be old.
      const { data: record } = await dataProvider().getOne<Row>({ resource: resource.name, id, meta });
      if (!meets(record, action.when)) throw new ApiFailure({ status: 409 });
      const version = versionOf(record);
      const isWhole = version === undefined || resource.api.edit === 'put';
      const others = isWhole && resource.form ? wireValues(formFor(resource.form, 'edit'), record) : {};
      const { data } = await update.mutateAsync({
        ...noNotifications,
        resource: resource.name,
        id,
        values: { ...others, ...valuesToSet(action, values) },
        mutationMode: 'pessimistic',
        meta: { ...meta, version },
      });
      return undo.ofChange(data, version);
    }
    const path = `${pathOf(resource, clientId, id)}/${name}`;
    if (action && isFileAction(action)) {
      setDownloading(true);
      const query = clientQuery(resource, clientId);
      await downloadPdf(http, { backend: resource.api.backend, path, query }, name).finally(() =>
        setDownloading(false),
      );
      return {};
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
        version: versionOf(row),
      },
    });
    await invalidate({ resource: resource.name, invalidates: ['list', 'many'] });
    submission.forget();
    return {};
  };
  return {
    /** Runs the action. Returns what its notice needs to undo it. */
    send: async (values: FormValues = {}): Promise<UndoNotice> => {
      try {
        return await write(values);
      } catch (reason) {
        // The record is not as the list shows it.
        if ([404, 409, 412].includes(statusOf(reason) ?? 0))
          void invalidate({ resource: resource.name, invalidates: ['list', 'many', 'detail'] });
        throw reason;
      }
    },
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
  const action = resource.actions?.[name];
  const label = words(`actions.${name}.label`);
  const record = recordTitle(row, resource);
  const runNow = async () => {
    let undo: UndoNotice;
    try {
      undo = await send();
    } catch (reason) {
      notify({
        kind: 'error',
        key: `action ${String(row[resource.idField])}`,
        text: failureText(reason, tForm),
      });
      return;
    }
    notify({ kind: 'success', text: words(`actions.${name}.done`, { record }), value: record, ...undo });
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
