import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { focusRing } from '../theme/navigation';
import '../theme/palette-types';

const pulseAnimation = { animation: 'pulse 2s ease-in-out 0.5s infinite' };

/**
 * The styles of values, in one style sheet by class name. A page of a list renders hundreds of values, and a styled
 * component each would compute its styles again on every render.
 */
const cellStyles = ({ vars: { palette }, breakpoints }: Theme) => {
  return {
    '.cell-text': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    // A row of the grid has room for two lines of a name.
    '.MuiDataGrid-cell .cell-lines': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      lineHeight: '18px',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    '.cell-weak': { color: palette.text.secondary },
    '.cell-strong': { fontWeight: 600 },
    // Positioned above the link that covers a card or tile.
    '.cell-link': {
      position: 'relative',
      zIndex: 1,
      borderRadius: 4,
      color: 'inherit',
      textDecorationColor: palette.control,
      textUnderlineOffset: '0.2em',
    },
    // Meets the minimum target size without moving the content around it.
    '.count-link': {
      display: 'inline-block',
      minWidth: 24,
      // The padding overlaps the content around it.
      maxWidth: 'calc(100% + 8px)',
      padding: '3px 4px',
      margin: '-3px -4px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      verticalAlign: 'bottom',
      // Target size for touch.
      [breakpoints.down('sm')]: {
        minWidth: 44,
        maxWidth: 'calc(100% + 20px)',
        padding: '12px 10px',
        margin: '-12px -10px',
      },
    },
    '@keyframes pulse': { '50%': { opacity: 0.5 } },
    '.MuiSkeleton-root': {
      display: 'block',
      borderRadius: 4,
      backgroundColor: palette.track,
      ...pulseAnimation,
    },
    '.cell-skeleton': { display: 'inline-block', flexShrink: 0, borderRadius: 48 },
    '.loading': { ...pulseAnimation, '@media (prefers-reduced-motion: reduce)': { animation: 'none' } },
    '.loading .MuiSkeleton-root': { animation: 'none' },
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
    // Room for a seven-digit amount, so that the bars of a column end at the same position.
    '.cell-bar > .cell-amount': { minWidth: 104, maxWidth: '70%', paddingLeft: 12, fontWeight: 600 },
    '.cell-chip': {
      display: 'inline-flex',
      alignItems: 'center',
      flexShrink: 0,
      gap: 6,
      minHeight: 22,
      maxWidth: '100%',
      padding: '0 9px',
      borderRadius: 11,
      fontSize: 12,
      lineHeight: '16px',
      fontWeight: 600,
    },
    // Rows have a fixed height; columns are as wide as their chips.
    '.MuiDataGrid-cell .cell-chip': { whiteSpace: 'nowrap' },
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
  } as const;
};

/**
 * The styles of a list's records and of the progress bar above them, in one style sheet for the same reason as
 * `cellStyles`.
 */
const cardStyles = (theme: Theme) => {
  const { palette } = theme.vars;
  return {
    '.record-link': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      borderRadius: 4,
      color: 'inherit',
      fontWeight: 600,
      textDecoration: 'none',
      textUnderlineOffset: '0.15em',
    },
    '.record-link:hover, .record-link:focus-visible, .cell-link:hover, .cell-link:focus-visible': {
      color: palette.primary.main,
      textDecoration: 'underline',
    },
    '.record-link:focus-visible, .cell-link:focus-visible': focusRing(theme),
    // The link covers the whole card.
    '.record-link.stretched::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
    },
    '.record-cards': { listStyle: 'none', margin: 0, padding: 0 },
    '.record-cards.apart': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 },
    '.record-cards.together, .record-cards.apart > li': {
      border: `1px solid ${palette.divider}`,
      borderRadius: 12,
      backgroundColor: palette.background.paper,
    },
    '.record-cards.together > li + li': { borderTop: `1px solid ${palette.divider}` },
    '.record-card': { position: 'relative', padding: 16, borderRadius: 'inherit' },
    // Like a row of the grid. Phones have no hover, but show the press.
    '.record-card:has(.stretched:is(:hover, :active))': { backgroundColor: palette.action.hover },
    '.record-card-choice': { position: 'relative', display: 'flex', borderRadius: 'inherit' },
    '.record-card-choice > .record-card': { flex: 1, minWidth: 0 },
    '.record-cards > li:has(.record-card-choice input:checked)': {
      borderColor: `color-mix(in srgb, ${palette.primary.main} 40%, ${palette.divider})`,
      backgroundColor: `color-mix(in srgb, ${palette.soft} 62%, ${palette.background.paper})`,
    },
    '.record-card-head': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      minHeight: 24,
      fontSize: 15,
      lineHeight: '20px',
    },
    // A long chip wraps to its own line before a name such as a time is cut off.
    '.record-card-head.wraps': { flexWrap: 'wrap' },
    '.record-card-head.wraps .record-card-name': { flexBasis: 160 },
    '.record-card-head.skeletons': { justifyContent: 'space-between' },
    // A name wraps to as many lines as it needs.
    '.record-card .cell-lines': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '.record-card-name': { display: 'flex', flex: 1, minWidth: 0 },
    // The part beside a card's name keeps its width, up to 60% of the card.
    '.record-card-beside': { display: 'flex', flexShrink: 0, minWidth: 0, maxWidth: '60%' },
    '.record-card-meta': {
      ...theme.typography.body2,
      margin: '4px 0 0',
      color: palette.text.secondary,
      overflowWrap: 'anywhere',
      // An emoji of several characters cannot wrap, and may be wider than the card where fonts lack it.
      overflowX: 'clip',
    },
    '.record-card-fields': {
      ...theme.typography.body2,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(45%, auto)',
      gap: '4px 16px',
      margin: '8px 0 0',
    },
    '.record-card-fields dt': { color: palette.text.secondary },
    '.record-card-fields dd': {
      display: 'flex',
      justifyContent: 'flex-end',
      minWidth: 0,
      margin: 0,
      textAlign: 'right',
    },
    // Skeleton lines are as high as the lines of text.
    '.record-card-meta.skeletons, .record-card-fields.skeletons > div': {
      display: 'flex',
      alignItems: 'center',
      height: 20,
    },
    '.record-card-fields.skeletons > div:nth-of-type(even)': { justifyContent: 'flex-end' },
    '@keyframes appear': { from: { opacity: 0 } },
    '@keyframes long-bar': {
      from: { left: '-35%', right: '100%' },
      '60%, to': { left: '100%', right: '-90%' },
    },
    '@keyframes short-bar': {
      from: { left: '-200%', right: '100%' },
      '60%, to': { left: '107%', right: '-8%' },
    },
    // The same animation as MUI's LinearProgress.
    '.paging-line': {
      position: 'absolute',
      insetInline: 0,
      top: 0,
      height: 2,
      overflow: 'hidden',
      backgroundColor: palette.track,
      animation: 'appear 120ms 150ms both',
    },
    '.paging-line::before, .paging-line::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      left: 0,
      borderRadius: 3,
      backgroundColor: palette.primary.main,
      animation: 'long-bar 2.1s cubic-bezier(0.65, 0.815, 0.735, 0.395) infinite',
    },
    '.paging-line::after': { animation: 'short-bar 2.1s cubic-bezier(0.165, 0.84, 0.44, 1) 1.15s infinite' },
  } as const;
};

const sheet = <GlobalStyles styles={(theme: Theme) => ({ ...cellStyles(theme), ...cardStyles(theme) })} />;

/** Rendered once, around everything that shows records. */
export const RecordStyles = () => sheet;
