import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime } from '@core/format/date';
import { Placeholder } from '../cells/skeleton';
import { Sentence } from '../feedback/sentence';
import { BusyButton } from '../form/busy-button';
import { Button } from '../form/button';
import type { DeletedRecord } from './use-trash';

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 'var(--inset)',
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

/** The record's name; its number if the user may not see the name. */
export const nameOf = ({ id, name }: DeletedRecord): string => name || `#${id}`;

interface TrashItemProps {
  readonly record: DeletedRecord;
  readonly busy: boolean;
  readonly onRestore: () => void;
  readonly onPurge: () => void;
}

export const TrashItem = ({ record, busy, onRestore, onPurge }: TrashItemProps) => {
  const { t } = useTranslation('detail');
  const { at, expires, person } = record;
  const name = nameOf(record);
  return (
    <Box component="li" sx={rowStyle}>
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

/** As high as the records that load. */
export const TrashSkeleton = () => (
  <Box aria-busy>
    {[160, 220, 190].map((width) => (
      <Box
        key={width}
        sx={{ ...rowStyle, minHeight: { xs: 116, sm: 64 }, alignContent: { xs: 'start', sm: 'center' } }}
      >
        <Box>
          <Placeholder width={width} height={14} margin="3px 0" />
          <Placeholder width={240} height={12} margin="7px 0 4px" />
        </Box>
      </Box>
    ))}
  </Box>
);
