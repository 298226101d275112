import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../form/button';
import type { BulkResult, ReasonCount, Skipped } from './bulk-answer';
import type { BulkWords } from './use-bulk-words';

/** How many records a reason names. */
const maxNamed = 8;

interface FigureProps {
  readonly count: number;
  readonly label: string;
  readonly color: string;
}

const Figure = ({ count, label, color }: FigureProps) => (
  <Box>
    <Typography component="p" sx={{ fontSize: 28, lineHeight: '36px', fontWeight: 600 }}>
      {count.toLocaleString('en-US')}
    </Typography>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ width: 10, height: 10, borderRadius: '3px', bgcolor: color }} />
      <Typography component="p" color="text.secondary">
        {label}
      </Typography>
    </Box>
  </Box>
);

const shareStyle = { height: 8, borderRadius: '4px', minWidth: 4 } as const;

interface ReasonLineProps {
  readonly reason: ReasonCount;
  /** The records with this reason that the server named. */
  readonly skipped: readonly Skipped[];
  readonly words: BulkWords;
}

/** A reason with its number of records, and on demand their names. */
const ReasonLine = ({ reason: { reason, count }, skipped, words }: ReasonLineProps) => {
  const { t } = useTranslation('bulk');
  const [isOpen, setOpen] = useState(false);
  const named = skipped.slice(0, maxNamed);
  const others = count - named.length;
  const text = words.reasonOf(reason);
  return (
    <Box component="li" sx={{ px: 2, py: 0.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 40 }}>
        <Box component="span" sx={{ minWidth: 28, textAlign: 'right', fontWeight: 600 }}>
          {count.toLocaleString('en-US')}
        </Box>
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          {text}
        </Box>
        {named.length > 0 && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={`${t(isOpen ? 'hide' : 'show')}: ${text}`}
            onClick={() => setOpen(!isOpen)}
            sx={{ flex: 'none', mr: -1 }}
          >
            {t(isOpen ? 'hide' : 'show')}
          </Button>
        )}
      </Box>
      {isOpen && (
        <Box component="ul" sx={{ m: 0, mb: 1, pl: '40px', listStyle: 'none', color: 'text.secondary' }}>
          {named.map(({ id }) => (
            <Box component="li" key={id} translate="no" sx={{ overflowWrap: 'anywhere' }}>
              {words.nameOf(id) || t('unnamed', { id })}
            </Box>
          ))}
          {others > 0 && <li>{t('others.count', { count: others })}</li>}
        </Box>
      )}
    </Box>
  );
};

interface PreviewFiguresProps {
  readonly result: BulkResult;
  /** How many of the records do not change. */
  readonly left: number;
  readonly words: BulkWords;
}

/** What an action would do: how many records change, how many do not, and why. */
export const PreviewFigures = ({
  result: { changed, skipped, reasons },
  left,
  words,
}: PreviewFiguresProps) => {
  const { t } = useTranslation('bulk');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <Figure count={changed} label={words.will} color="chip.success.solid" />
        <Figure count={left} label={t('willNot')} color="chip.warning.solid" />
      </Box>
      <Box aria-hidden sx={{ display: 'flex', gap: '2px' }}>
        {changed > 0 && <Box sx={{ ...shareStyle, flexGrow: changed, bgcolor: 'chip.success.solid' }} />}
        {left > 0 && <Box sx={{ ...shareStyle, flexGrow: left, bgcolor: 'chip.warning.solid' }} />}
      </Box>
      {left > 0 && (
        <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '12px', overflow: 'clip' }}>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              ...{ minHeight: 44, pl: 2, pr: 1, bgcolor: 'subtle' },
            }}
          >
            <Typography variant="body2" component="h3" color="text.secondary" sx={{ fontWeight: 600 }}>
              {t('why.count', { count: left })}
            </Typography>
            <Button size="small" onClick={() => words.download(skipped)}>
              {t('download')}
            </Button>
          </Box>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {reasons.map((reason) => (
              <ReasonLine
                key={reason.reason}
                reason={reason}
                skipped={skipped.filter((one) => one.reason === reason.reason)}
                words={words}
              />
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
};
