import DeleteOutline from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime } from '@core/format/date';
import type { Resource } from '@core/resource/resource';
import { useWords } from '@lib/i18n';
import { notify } from '@lib/notify';
import type { OverlayProps } from '@lib/on-demand';
import { Placeholder } from '../cells/skeleton';
import { Sentence } from '../feedback/sentence';
import { FailedState, StateView } from '../feedback/state-view';
import { BusyButton } from '../form/busy-button';
import { Button } from '../form/button';
import { ConfirmDialog } from '../form/confirm-dialog';
import { DialogFrame } from '../form/dialog-frame';
import { failureText } from '../form/failure-text';
import { type DeletedRecord, useTrash } from './use-trash';

interface TrashItemProps {
  readonly record: DeletedRecord;
  readonly busy: boolean;
  readonly onRestore: () => void;
  readonly onPurge: () => void;
}

const TrashItem = ({ record, busy, onRestore, onPurge }: TrashItemProps) => {
  const { t } = useTranslation('detail');
  const { at, expires, person } = record;
  const name = record.name || `#${record.id}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: { xs: 2, sm: 3 },
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography translate="no" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Sentence
            text={t(person ? 'trash.deletedBy' : 'trash.deleted', { person, at: formatDateTime(at) })}
            value={person}
          />
          <span>{` · ${t('trash.expires', { day: formatDate(expires.slice(0, 10)) })}`}</span>
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <BusyButton
          variant="outlined"
          color="inherit"
          label={t('trash.restore')}
          busyLabel={t('trash.restore')}
          aria-label={t('trash.restoreNamed', { name })}
          busy={busy}
          onClick={onRestore}
        />
        <Button color="error" aria-label={t('trash.purgeNamed', { name })} onClick={onPurge}>
          {t('trash.purge')}
        </Button>
      </Box>
    </Box>
  );
};

interface TrashDialogProps extends OverlayProps {
  readonly resource: Resource;
}

/** The deleted records of a resource. Each can be put back, or deleted for good after a question. */
export const TrashDialog = ({ resource, open, onClose }: TrashDialogProps) => {
  const { t } = useTranslation('detail');
  const { t: tForm } = useTranslation('form');
  const words = useWords(resource);
  const trash = useTrash(resource);
  const [busy, setBusy] = useState<number | null>(null);
  const [asked, setAsked] = useState<DeletedRecord | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const restore = async ({ id, name }: DeletedRecord) => {
    setBusy(id);
    try {
      await trash.restore(id);
      notify({ kind: 'success', key: 'trash', text: t('trash.restored', { name }), value: name });
    } catch (reason) {
      notify({ kind: 'error', key: 'trash', text: failureText(reason, tForm) });
    }
    setBusy(null);
  };
  const purge = async ({ id }: DeletedRecord) => {
    setBusy(id);
    try {
      await trash.purge(id);
      setAsked(null);
    } catch (reason) {
      setFailure(reason);
    }
    setBusy(null);
  };
  const renderBody = () => {
    const { entries: records, more } = trash;
    if (!records)
      return trash.isFailed ? (
        <FailedState title={t('trash.failed')} onRetry={trash.retry} />
      ) : (
        <Box aria-busy sx={{ display: 'grid', gap: 3 }}>
          {[160, 220, 190].map((width) => (
            <Placeholder key={width} width={width} height={14} />
          ))}
        </Box>
      );
    if (records.length === 0)
      return (
        <StateView
          plate="neutral"
          icon={<DeleteOutline />}
          title={t('trash.empty.title')}
          text={t('trash.empty.text')}
        />
      );
    return (
      <Box sx={{ mx: { xs: -2, sm: -3 } }}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {records.map((record) => (
            <TrashItem
              key={record.id}
              record={record}
              busy={busy === record.id}
              onRestore={() => void restore(record)}
              onPurge={() => {
                setFailure(null);
                setAsked(record);
              }}
            />
          ))}
        </Box>
        {more && (
          <Box sx={{ px: { xs: 2, sm: 3 }, pt: 1.5 }}>
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
      </Box>
    );
  };
  return (
    <>
      <DialogFrame
        isOpen={open}
        isWide
        title={t('trash.title', { list: words('title') })}
        onClose={onClose}
        actions={<Button onClick={onClose}>{t('close')}</Button>}
      >
        {renderBody()}
      </DialogFrame>
      {asked && (
        <ConfirmDialog
          title={t('trash.purgeTitle', { name: asked.name })}
          record={asked.name}
          text={t('trash.purgeText')}
          action={{
            label: t('trash.purge'),
            busyLabel: tForm('deleting'),
            busy: busy === asked.id,
          }}
          failure={failure}
          onConfirm={() => void purge(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};
