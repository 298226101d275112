import DeleteOutline from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusOf } from '@lib/api-failure';
import { notify } from '@lib/notify';
import { InlineNotice } from '../feedback/inline-notice';
import { FailedState, StateView } from '../feedback/state-view';
import { BusyButton } from '../form/busy-button';
import { Button } from '../form/button';
import { ConfirmDialog } from '../form/confirm-dialog';
import { failureText } from '../form/failure-text';
import { nameOf, TrashItem, TrashSkeleton } from './trash-item';
import type { DeletedRecord, Trash } from './use-trash';

/** Restores records and deletes them for good, after a question. */
const useTrashActions = (trash: Trash) => {
  const { t } = useTranslation('detail');
  const { t: tForm } = useTranslation('form');
  const [busy, setBusy] = useState<number | null>(null);
  const [asked, setAsked] = useState<DeletedRecord | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  return {
    busy,
    asked,
    failure,
    ask: (record: DeletedRecord) => {
      setFailure(null);
      setAsked(record);
    },
    cancel: () => setAsked(null),
    restore: async (record: DeletedRecord) => {
      const name = nameOf(record);
      setBusy(record.id);
      try {
        await trash.restore(record.id);
        notify({ kind: 'success', key: 'trash', text: t('trash.restored', { name }), value: name });
      } catch (reason) {
        notify({ kind: 'error', key: 'trash', text: failureText(reason, tForm) });
      }
      setBusy(null);
    },
    purge: async ({ id }: DeletedRecord) => {
      setBusy(id);
      try {
        await trash.purge(id);
        setAsked(null);
      } catch (reason) {
        setFailure(reason);
      }
      setBusy(null);
    },
  };
};

interface TrashListProps {
  readonly trash: Trash;
  /** One of several on a page: its states take a line. */
  readonly isPart?: boolean;
}

/** Shown instead of records: they load, could not be loaded, or there are none. */
const TrashState = ({ trash, isPart = false }: TrashListProps) => {
  const { t } = useTranslation('detail');
  const { t: tCommon } = useTranslation('common');
  if (trash.isFailed) {
    const isForbidden = statusOf(trash.failure) === 403;
    const title = t(isForbidden ? 'trash.forbidden' : 'trash.failed');
    if (!isPart) return <FailedState title={title} {...(!isForbidden && { onRetry: trash.retry })} />;
    return (
      <InlineNotice
        severity="error"
        {...(!isForbidden && { action: <Button onClick={trash.retry}>{tCommon('tryAgain')}</Button> })}
        sx={{ mx: 'var(--inset)', mb: 'var(--inset)' }}
      >
        {title}
      </InlineNotice>
    );
  }
  if (!trash.entries) return <TrashSkeleton />;
  if (isPart)
    return (
      <Typography sx={{ px: 'var(--inset)', pb: 2, color: 'text.secondary' }}>{t('trash.none')}</Typography>
    );
  return (
    <StateView
      plate="neutral"
      icon={<DeleteOutline />}
      title={t('trash.empty.title')}
      text={t('trash.empty.text')}
    />
  );
};

/**
 * The deleted records of a resource. Each can be put back, or deleted for good after a question. Its parent sets
 * `--inset`, the distance of its content from the sides.
 */
export const TrashList = ({ trash, isPart = false }: TrashListProps) => {
  const { t } = useTranslation('detail');
  const { t: tForm } = useTranslation('form');
  const { busy, asked, failure, ask, cancel, restore, purge } = useTrashActions(trash);
  const listRef = useRef<HTMLUListElement>(null);
  const { entries: records = [], more } = trash;
  // The button that has the focus goes with its record.
  const restoreAndStay = (record: DeletedRecord) =>
    restore(record).then(() => listRef.current?.focus({ preventScroll: true }));
  return (
    <>
      {records.length === 0 && <TrashState trash={trash} isPart={isPart} />}
      {records.length > 0 && (
        <Box
          component="ul"
          ref={listRef}
          tabIndex={-1}
          sx={{ m: 0, p: 0, listStyle: 'none', '&:focus': { outline: 'none' } }}
        >
          {records.map((record) => (
            <TrashItem
              key={record.id}
              record={record}
              busy={busy === record.id}
              onRestore={() => void restoreAndStay(record)}
              onPurge={() => ask(record)}
            />
          ))}
        </Box>
      )}
      {more && (
        <Box sx={{ px: 'var(--inset)', py: 1.5 }}>
          <BusyButton
            variant="outlined"
            color="inherit"
            label={t('history.older')}
            busyLabel={t('loading')}
            busy={more.busy}
            onClick={more.show}
          />
        </Box>
      )}
      {asked && (
        <ConfirmDialog
          title={t('trash.purgeTitle', { name: nameOf(asked) })}
          record={nameOf(asked)}
          text={t('trash.purgeText')}
          action={{ label: t('trash.purge'), busyLabel: tForm('deleting'), busy: busy === asked.id }}
          failure={failure}
          onConfirm={() => void purge(asked)}
          onClose={cancel}
        />
      )}
    </>
  );
};
