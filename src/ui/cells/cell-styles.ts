import type { Theme } from '@mui/material/styles';
import '../theme/palette-types';

const fading = { animation: 'waits 2s ease-in-out 0.5s infinite' };

/**
 * The looks of values, in one sheet by class name. A page of a list draws hundreds of them, and a styled component each would work its
 * styles out again at every drawing.
 */
export const cellStyles = ({ vars: { palette } }: Theme) => ({
  '.cell-text': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '.cell-weak': { color: palette.text.secondary },
  '.cell-strong': { fontWeight: 600 },
  '@keyframes waits': { '50%': { opacity: 0.5 } },
  '.MuiSkeleton-root': { display: 'block', borderRadius: 4, backgroundColor: palette.track, ...fading },
  '.cell-bone': { display: 'inline-block', flexShrink: 0, borderRadius: 48 },
  '.waits': { ...fading, '@media (prefers-reduced-motion: reduce)': { animation: 'none' } },
  '.waits .MuiSkeleton-root': { animation: 'none' },
  '.cell-track': {
    flex: 1,
    display: 'block',
    height: 6,
    borderRadius: 3,
    overflow: 'hidden',
    backgroundColor: palette.track,
  },
  '.cell-track > span': { display: 'block', height: '100%', borderRadius: 3 },
  '.cell-bar': { display: 'flex', alignItems: 'center', width: '100%', minWidth: 96 },
  '.cell-bar > .cell-text': { minWidth: 46, maxWidth: '60%', flexShrink: 0, textAlign: 'right' },
  // Room for an amount of seven digits, so that the bars of a column end below each other.
  '.cell-bar > .cell-amount': { minWidth: 104, maxWidth: '70%', paddingLeft: 12, fontWeight: 600 },
  '.cell-chip': {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: 6,
    height: 22,
    maxWidth: '100%',
    padding: '0 9px',
    borderRadius: 11,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '.cell-chip::before': {
    content: '""',
    flexShrink: 0,
    width: 6,
    height: 6,
    borderRadius: '50%',
    backgroundColor: 'currentColor',
  },
  '.cell-chip > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  ...Object.fromEntries(
    Object.entries(palette.chip).map(([meaning, { text, fill }]) => [
      `.cell-chip-${meaning}`,
      { color: text, backgroundColor: fill },
    ]),
  ),
});
