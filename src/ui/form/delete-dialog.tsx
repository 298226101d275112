import { useDelete, useInvalidate } from '@refinedev/core';
import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '@core/resource/resource';
import { versionOf } from '@core/resource/versioned';
import { statusOf } from '@lib/api-failure';
import { useWords } from '@lib/i18n';
import { notify } from '@lib/notify';
import type { OverlayProps } from '@lib/on-demand';
import { useCurrentClient } from '@lib/portal-context';
import type { Row } from '../cells/cell-kind';
import { RowsContext } from '../cells/cell-kind';
import { recordTitle } from '../list/record-identity';
import { useDependents, useDependentsText } from '../trash/use-trash';
import { useUndo } from '../history/use-undo';
import { ConfirmDialog } from './confirm-dialog';

interface DeleteDialogProps extends OverlayProps {
  readonly resource: Resource;
  readonly record: Row;
}

/** Focuses a row of the list, or the page's heading when there are no rows: the deleted element had the focus. */
const focusRow = (place: number): void => {
  const rows = document.querySelectorAll('main .MuiDataGrid-row, main .record-cards > li');
  const row = rows[Math.min(place, rows.length - 1)];
  const control = row?.querySelector<HTMLElement>('a[href], button');
  (control ?? document.querySelector<HTMLElement>('main h1'))?.focus();
};

/** Moves the focus to the record that takes the deleted one's place, as soon as the list shows it. */
const useFocusAfterDelete = (isRecord: (row: Row) => boolean, onMoved: () => void) => {
  const rows = useContext(RowsContext);
  const [place, setPlace] = useState<number>();
  const isGone = place !== undefined && !rows.some(isRecord);
  useEffect(() => {
    if (!isGone) return;
    // The grid renders its rows after this effect.
    requestAnimationFrame(() => focusRow(place));
    onMoved();
  }, [isGone, place, onMoved]);
  return { isDeleted: place !== undefined, markDeleted: () => setPlace(rows.findIndex(isRecord)) };
};

/**
 * Asks for confirmation before a record is deleted, by name. A failure is shown in the dialog and the record stays. A
 * 404 counts as deleted: the response to an earlier attempt may have been lost.
 */
export const DeleteDialog = ({ resource, record, open, onClose }: DeleteDialogProps) => {
  const { t } = useTranslation('form');
  const words = useWords(resource);
  const client = useCurrentClient();
  const { mutate, mutation } = useDelete();
  const invalidate = useInvalidate();
  const id: unknown = record[resource.idField];
  const { isDeleted, markDeleted } = useFocusAfterDelete((row) => row[resource.idField] === id, onClose);
  const name = recordTitle(record, resource);
  const undo = useUndo(resource);
  const done = (answer: Row = {}) => {
    notify({ kind: 'success', text: words('delete.done'), ...undo.ofDeletion(answer) });
    markDeleted();
  };
  const { counts, hasTrash } = useDependents(resource, String(id), open);
  const dependents = useDependentsText()(counts);
  const text = [
    words('delete.text'),
    ...(dependents ? [dependents] : []),
    ...(hasTrash === undefined ? [] : [t(hasTrash ? 'deletion.trash' : 'deletion.final')]),
  ].join(' ');
  const remove = () =>
    mutate(
      {
        resource: resource.name,
        id: typeof id === 'number' ? id : String(id),
        mutationMode: 'pessimistic',
        successNotification: false,
        errorNotification: false,
        meta: {
          ...(client && resource.scope === 'client' && { clientId: client.id }),
          version: versionOf(record),
        },
      },
      {
        onSuccess: ({ data }) => done(data),
        onError: (reason) => {
          const status = statusOf(reason);
          if (status !== 404 && status !== 412) return;
          void invalidate({ resource: resource.name, invalidates: ['list', 'many'] });
          if (status === 404) done();
        },
      },
    );
  return (
    <ConfirmDialog
      open={open && !isDeleted}
      title={words('delete.title', { record: name })}
      record={name}
      text={text}
      action={{ label: words('delete.submit'), busyLabel: t('deleting'), busy: mutation.isPending }}
      failure={mutation.error}
      onConfirm={remove}
      onClose={onClose}
    />
  );
};
