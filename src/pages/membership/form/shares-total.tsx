import ErrorOutline from '@mui/icons-material/ErrorOutline';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { fullShare, sumOfShares, writeHundredths } from '@core/membership/normalize-field';
import { visuallyHidden } from '@ui/list/visually-hidden';
import type { MemberFormStore } from './member-form-store';
import { totalErrorId } from './use-field-checks';
import { useFormPart } from './use-member-form';
import { useMemberWords } from './use-member-words';

/**
 * Debounces a text for screen readers: empty at first, and updated only when the text has not changed for `delay`
 * milliseconds.
 */
const useDebouncedText = (text: string, delay: number): string => {
  const [initial] = useState(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (settled === '' && text === initial) return undefined;
    const timer = setTimeout(() => setSettled(text), delay);
    return () => clearTimeout(timer);
  }, [text, initial, settled, delay]);
  return settled;
};

interface SharesTotalProps {
  readonly form: MemberFormStore;
  /** Already translated; empty if the total has no error. */
  readonly error: string;
}

/** The running total of the shares: the sum, and the missing or excess share. */
export const SharesTotal = ({ form, error }: SharesTotalProps) => {
  const { t } = useMemberWords();
  const assigned = useFormPart(form, ({ values }) =>
    sumOfShares(values.beneficiaries.map(({ percentage }) => percentage)),
  );
  const total = writeHundredths(assigned);
  const rest = writeHundredths(Math.abs(fullShare - assigned));
  const isComplete = assigned === fullShare;
  const words = isComplete ? '' : t(assigned < fullShare ? 'total.left' : 'total.over', { rest });
  const announcement = isComplete
    ? t('total.saidWhole')
    : t(assigned < fullShare ? 'total.saidLeft' : 'total.saidOver', { total, rest });
  const debouncedAnnouncement = useDebouncedText(announcement, 800);
  const color = error ? 'error.main' : 'text.secondary';
  return (
    <Box sx={{ p: 2, borderRadius: '12px', bgcolor: 'subtle' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <span>{t('total.label')}</span>
        <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums', ...(error && { color }) }}>
          {t('total.of', { total })}
        </Box>
      </Box>
      <Box
        aria-hidden
        sx={{
          height: 6,
          mt: 1,
          borderRadius: 3,
          overflow: 'hidden',
          bgcolor: 'track',
          forcedColorAdjust: 'none',
        }}
      >
        <Box
          sx={{
            height: 1,
            width: `${Math.min(assigned / fullShare, 1) * 100}%`,
            bgcolor: error || assigned > fullShare ? 'chip.error.solid' : 'primary.main',
          }}
        />
      </Box>
      {(words || error) && (
        <Box
          id={totalErrorId}
          sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.75, mt: 1, typography: 'body2', color }}
        >
          {error && <ErrorOutline sx={{ mt: '2px', fontSize: 16, flexShrink: 0 }} />}
          <span>{[error, words].filter(Boolean).join(' ')}</span>
        </Box>
      )}
      <Box role="status" sx={visuallyHidden}>
        {debouncedAnnouncement}
      </Box>
    </Box>
  );
};
