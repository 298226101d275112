import Box from '@mui/material/Box';
import type { GetOneResponse } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import type { FormOperation, FormSpec } from '@core/form/form';
import { formFor } from '@core/form/form-for';
import { withoutClosedRelations } from '@core/form/relation-inputs';
import { recordKey } from '@core/list/list-calls';
import { isListed, type Resource } from '@core/resource/resource';
import { areaPath } from '@core/navigation/paths';
import { useAppAbility, useReadableResource } from '@lib/access-context';
import { statusOf } from '@lib/api-failure';
import { useMeets } from '@lib/conditions';
import { useWords } from '@lib/i18n';
import { onDemand } from '@lib/on-demand';
import { clearNotices, type Notice, notify } from '@lib/notify';
import { useCurrentClient } from '@lib/portal-context';
import type { Row } from '../cells/cell-kind';
import { InlineNotice } from '../feedback/inline-notice';
import { FailedState } from '../feedback/state-view';
import { DocumentTitle } from '../layout/document-title';
import { HistoryButton } from '../history/history-button';
import { useUndo } from '../history/use-undo';
import { ActionButtons } from '../list/action-buttons';
import { ActionHost } from '../list/action-host';
import { recordTitle, rowId } from '../list/record-identity';
import { BusyButton } from './busy-button';
import { Button } from './button';
import { ConflictNotice } from './conflict-notice';
import { DialogFrame } from './dialog-frame';
import { FormSkeleton } from './form-skeleton';
import { FormFrame } from './form-frame';
import { FormInputs } from './form-inputs';
import { useListReturn } from './use-list-return';
import { useUndoCreation } from './use-undo-creation';
import { useRecordForm } from './use-record-form';

const ConflictDialog = onDemand(async () => (await import('./conflict-dialog')).ConflictDialog);

interface FormDialogProps {
  readonly resource: Resource;
  readonly operation: FormOperation;
}

/** Style of a fieldset that can only be read when it is disabled. */
const fieldsetStyle = {
  minWidth: 0,
  m: 0,
  p: 0,
  border: 0,
  // A disabled fieldset disables only form controls. A chip's delete icon is not one.
  '&:disabled': { pointerEvents: 'none' },
  '&:disabled .MuiOutlinedInput-root': { bgcolor: 'subtle' },
  '&:disabled .MuiChip-deleteIcon, &:disabled .MuiAutocomplete-endAdornment': { display: 'none' },
  '& + *': { mt: 3 },
} as const;

/** Returns the notice's action that opens the record just created, which may be on another page of its list. */
const useShowAction = (resource: Resource) => {
  const { t } = useTranslation('form');
  const navigate = useNavigate();
  const client = useCurrentClient();
  const path = areaPath(resource, resource.scope === 'client' ? client?.id : undefined);
  return (record: Row | undefined): Notice['action'] => {
    const id = record && rowId(record, resource.idField);
    if (id === undefined || !resource.detail) return undefined;
    return {
      label: t('showRecord'),
      run: () => {
        clearNotices();
        void navigate(`${path}/${encodeURIComponent(id)}`);
      },
    };
  };
};

/** Puts a saved record in place of the former one, for the record's view below the dialog. */
const useShowSaved = (resource: Resource, id: string | undefined) => {
  const queryClient = useQueryClient();
  const client = useCurrentClient();
  return (record: Row | undefined): void => {
    if (id === undefined || !record) return;
    const key = recordKey(resource.name, id, resource.scope === 'client' ? client?.id : undefined);
    queryClient.setQueryData<GetOneResponse>(
      key,
      (former) => former && { data: { ...former.data, ...record } },
    );
  };
};

const RecordDialog = ({ resource, operation, form }: FormDialogProps & { readonly form: FormSpec }) => {
  const { t } = useTranslation('form');
  const words = useWords(resource);
  const { id } = useParams();
  const listReturn = useListReturn(resource);
  const showAction = useShowAction(resource);
  const showSaved = useShowSaved(resource, id);
  const undo = useUndo(resource);
  const undoCreation = useUndoCreation(resource);
  const meets = useMeets();
  const [isDone, setDone] = useState(false);
  const state = useRecordForm({
    resource,
    form,
    operation,
    id: operation === 'edit' ? id : undefined,
    onSaved: (record, { former, taken }) => {
      const action = operation === 'create' ? showAction(record) : undefined;
      const fields = taken.map((name) => words(`fields.${name}`)).join(', ');
      const text = [words(`${operation}.done`), ...(fields ? [t('conflict.merged', { fields })] : [])].join(
        ' ',
      );
      const undoing = operation === 'create' ? undoCreation(record) : undo.ofChange(record, former);
      notify({ kind: 'success', text, ...undoing, ...(action && { action }) });
      // The navigation that removes the dialog takes longer.
      setDone(true);
      showSaved(record);
      listReturn.done();
    },
  });
  const { conflict, isComparing, compare, back, resolve } = state.conflict;
  const close = () => state.close(listReturn.close);
  const failed = operation === 'edit' && state.query?.isError === true;
  const ready = operation === 'create' || state.record !== undefined;
  const locked = state.record !== undefined && !meets(state.record, resource.operations[operation]?.when);
  const record = state.record && recordTitle(state.record, resource);
  const renderBody = () => {
    if (ready)
      return (
        <>
          {locked && (
            <InlineNotice severity="info" role="note" sx={{ mb: 2.5 }}>
              {words(`${operation}.locked`)}
            </InlineNotice>
          )}
          {conflict && (
            <ConflictNotice
              resource={resource}
              form={state.shown}
              conflict={conflict}
              onCompare={() => compare()}
            />
          )}
          {state.isDraft && (
            <InlineNotice severity="info" role="status" sx={{ mb: 2.5 }}>
              {t('draft')}
            </InlineNotice>
          )}
          <Box
            component="fieldset"
            disabled={locked}
            aria-label={words(`${operation}.submit`)}
            sx={fieldsetStyle}
          >
            <FormFrame form={state}>
              <FormInputs spec={state.shown} form={state} record={state.record} />
            </FormFrame>
          </Box>
          {state.record && <ActionButtons resource={resource} row={state.record} shownIn="record" />}
        </>
      );
    if (!failed) return <FormSkeleton form={state.shown} />;
    const isNotFound = statusOf(state.query?.error) === 404;
    return (
      <FailedState
        title={t(isNotFound ? 'notFound' : 'loadFailed')}
        {...(!isNotFound && { onRetry: () => void state.query?.refetch() })}
      />
    );
  };
  return (
    <ActionHost onDone={listReturn.done}>
      <DocumentTitle
        parts={[words(`${operation}.title`, { record: id === undefined ? '' : `#${id}` }), words('title')]}
      />
      <DialogFrame
        title={words(locked ? `${operation}.lockedTitle` : `${operation}.title`, { record: record ?? '…' })}
        record={record}
        isOpen={!isDone}
        onClose={close}
        tools={
          operation === 'edit' &&
          isListed(resource) && (
            <HistoryButton
              resource={resource}
              record={state.record}
              isIcon
              onRestored={state.conflict.update}
            />
          )
        }
        actions={
          <>
            <Button onClick={close}>{t(locked ? 'close' : 'cancel')}</Button>
            {ready && !locked && (
              <BusyButton
                type="submit"
                form={state.id}
                label={words(`${operation}.submit`)}
                busyLabel={t('busy')}
                busy={state.busy}
              />
            )}
          </>
        }
      >
        {renderBody()}
      </DialogFrame>
      {conflict && state.record && (
        <ConflictDialog
          open={isComparing}
          resource={resource}
          form={state.shown}
          record={state.record}
          conflict={conflict}
          onClose={back}
          onResolve={resolve}
        />
      )}
    </ActionHost>
  );
};

/** Creates or edits a record, in a dialog with its own address over the list. */
export const FormDialog = ({ resource: declared, operation }: FormDialogProps) => {
  const resource = useReadableResource(declared);
  const ability = useAppAbility();
  const { form } = resource;
  if (!form) throw new Error(`Resource ${resource.name} has no form`);
  const operationForm = useMemo(() => {
    const mayList = (name: string) => ability.can('list', name);
    return formFor(withoutClosedRelations(form, resource.fields, mayList), operation);
  }, [form, resource.fields, ability, operation]);
  return <RecordDialog resource={resource} operation={operation} form={operationForm} />;
};
