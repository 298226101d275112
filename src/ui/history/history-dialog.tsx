import HistoryIcon from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Resource } from '@core/resource/resource';
import { formatDateTime } from '@core/format/date';
import { versionOf } from '@core/resource/versioned';
import { useWords } from '@lib/i18n';
import { notify } from '@lib/notify';
import type { OverlayProps } from '@lib/on-demand';
import type { Row } from '../cells/cell-kind';
import { Placeholder } from '../cells/skeleton';
import { FailedState, StateView } from '../feedback/state-view';
import { BusyButton } from '../form/busy-button';
import { Button } from '../form/button';
import { DialogFrame } from '../form/dialog-frame';
import { failureText } from '../form/failure-text';
import { recordTitle, rowId } from '../list/record-identity';
import { HistoryEntryItem } from './history-entry-item';
import { type HistoryEntry, type Restoring, useHistory, useRestore } from './use-history';

interface HistoryDialogProps extends OverlayProps {
  readonly resource: Resource;
  readonly record: Row;
  /** Whether the user may write earlier values back. */
  readonly mayRestore: boolean;
  /** Called with the record after earlier values were written back. */
  readonly onRestored: (record: Row) => void;
}

/** The entries of one day, in their order. */
const byDay = (entries: readonly HistoryEntry[]): readonly (readonly [string, readonly HistoryEntry[]])[] => {
  const days = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const day = formatDateTime(entry.at).split(' ')[0] ?? '';
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
};

const EntrySkeletons = () => (
  <Box aria-busy sx={{ display: 'grid', gap: 2 }}>
    {[160, 220, 190, 240].map((width) => (
      <Box key={width}>
        <Placeholder width={140} height={12} margin="4px 0 8px" />
        <Placeholder width={width} height={14} />
      </Box>
    ))}
  </Box>
);

/** What was written to a record, by day. Values of an earlier entry can be written back. */
export const HistoryDialog = ({
  resource,
  record,
  mayRestore,
  onRestored,
  open,
  onClose,
}: HistoryDialogProps) => {
  const { t } = useTranslation('detail');
  const { t: tForm } = useTranslation('form');
  const words = useWords(resource);
  const id = rowId(record, resource.idField) ?? '';
  const { entries, total, isFailed, retry, more } = useHistory(resource, id);
  const { restore, busy } = useRestore(resource);
  const title = recordTitle(record, resource);
  const [newest] = entries ?? [];
  const write = async (part: Omit<Restoring, 'current'>) => {
    try {
      const restored = await restore(id, { ...part, current: newest?.version ?? versionOf(record) ?? 0 });
      notify({ kind: 'success', key: 'restored', text: t('history.restored') });
      onRestored(restored);
    } catch (reason) {
      notify({ kind: 'error', key: 'restored', text: failureText(reason, tForm) });
    }
    retry();
  };
  const renderEntries = (all: readonly HistoryEntry[]) =>
    byDay(all).map(([day, ofDay]) => (
      <Box component="section" key={day} aria-label={day}>
        <Typography
          variant="h3"
          component="h3"
          sx={{ px: { xs: 2, sm: 3 }, py: 1, bgcolor: 'subtle', typography: 'body2', fontWeight: 600 }}
        >
          {day}
        </Typography>
        {ofDay.map((entry) => {
          const previous = all[all.indexOf(entry) + 1];
          return (
            <HistoryEntryItem
              key={entry.id}
              resource={resource}
              words={words}
              entry={entry}
              busy={busy}
              {...(mayRestore && {
                ...(previous && {
                  onRestoreField: (field: string) =>
                    void write({ version: previous.version, fields: [field] }),
                }),
                ...(entry !== newest && { onRestoreAll: () => void write({ version: entry.version }) }),
              })}
            />
          );
        })}
      </Box>
    ));
  const renderBody = () => {
    if (!entries)
      return isFailed ? <FailedState title={t('history.failed')} onRetry={retry} /> : <EntrySkeletons />;
    if (entries.length === 0)
      return (
        <StateView
          plate="neutral"
          icon={<HistoryIcon />}
          title={t('history.empty.title')}
          text={t('history.empty.text')}
        />
      );
    return (
      <Box sx={{ mx: { xs: -2, sm: -3 } }}>
        {renderEntries(entries)}
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
    <DialogFrame
      isOpen={open}
      isWide
      title={t('history.title', { record: title })}
      record={title}
      onClose={onClose}
      actions={
        <>
          {total > 0 && (
            <Typography variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
              <span>{t('history.changes.count', { count: total })}</span>
              {mayRestore && <span>{` · ${t('history.note')}`}</span>}
            </Typography>
          )}
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      {renderBody()}
    </DialogFrame>
  );
};
