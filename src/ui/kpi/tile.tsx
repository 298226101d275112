import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { Elements } from '@lib/elements';
import { usePrefetchOnIntent } from '@lib/portal-context';
import { Placeholder } from '../cells/skeleton';
import { visuallyHidden } from '../list/visually-hidden';
import { LoadFailed } from './load-failed';

/** Skeletons of value and note, in their exact positions. */
const TileSkeleton = ({ label }: { readonly label: string }) => {
  const { t } = useTranslation('charts');
  return (
    <>
      <span style={visuallyHidden}>{t('loading', { name: label })}</span>
      <Box sx={{ display: 'flex', alignItems: 'center', height: 32, mt: 0.5 }}>
        <Placeholder width={88} height={24} borderRadius={48} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', height: 16, mt: 0.5 }}>
        <Placeholder width={120} height={12} borderRadius={48} />
      </Box>
    </>
  );
};

interface TileProps {
  readonly label: string;
  /** Already formatted. */
  readonly value?: string;
  /** Small text right of the value: `of 212 met`. */
  readonly unit?: string;
  readonly note?: ReactNode;
  /** At most one chip or sparkline, right of the value. */
  readonly extra?: Elements;
  /** A bar, shown instead of the note. */
  readonly bar?: Elements;
  /** A link to the records that were counted. The whole tile is clickable. */
  readonly link?: string | undefined;
  readonly state?: 'loading' | 'failed' | 'ready';
  /** The value is the previous one; the requested one is loading. */
  readonly stale?: boolean;
  readonly onRetry?: () => void;
}

/** A digit's width relative to its height, with some room. */
const digitWidth = 0.53;

/** The full font size, or smaller if the value would not fit on one line of its tile. */
const fontSizeOf = (value: string) =>
  `min(1.625rem, calc(100cqi / ${(value.length * digitWidth).toFixed(1)}))`;

const linkedStyle = {
  '&:hover': { bgcolor: 'action.hover' },
  '& .tile-link::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
} as const;

interface TileLinkProps {
  readonly to: string;
  /** The id of the figure, which screen readers announce after the name. */
  readonly figure: string;
  readonly children: string;
}

const TileLink = ({ to, figure, children }: TileLinkProps) => (
  <Link
    className="tile-link"
    component={RouterLink}
    to={to}
    aria-describedby={figure}
    color="inherit"
    underline="hover"
    {...usePrefetchOnIntent(to)}
  >
    {children}
  </Link>
);

/**
 * One figure: label, value, and one line below, with its own loading and failed states. Put tiles into a `TileRow`.
 *
 *     <TileRow>
 *       <Tile label={…} value="212" note={…} link="…/employees?status=Active" state="ready" onRetry={…} />
 *     </TileRow>
 */
export const Tile = ({
  label,
  value = '',
  unit,
  note,
  extra,
  bar,
  link,
  state = 'ready',
  stale = false,
  onRetry,
}: TileProps) => {
  const ready = state === 'ready';
  const figure = useId();
  return (
    <Paper
      component="li"
      aria-busy={state === 'loading' || stale}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        minHeight: 106,
        containerType: 'inline-size',
        p: 2,
        transition: 'background-color 120ms',
        ...(ready && link !== undefined && linkedStyle),
      }}
    >
      <Typography sx={{ fontSize: 13, lineHeight: '18px', color: 'text.secondary' }}>
        {ready && link !== undefined ? (
          <TileLink to={link} figure={figure}>
            {label}
          </TileLink>
        ) : (
          label
        )}
      </Typography>
      {state === 'loading' && <TileSkeleton label={label} />}
      {state === 'failed' && (
        <Box sx={{ mt: 1 }}>
          <LoadFailed name={label} {...(onRetry && { onRetry })} />
        </Box>
      )}
      {ready && (
        <>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              columnGap: 1.5,
              mt: 0.5,
              opacity: stale ? 0.6 : 1,
              transition: stale ? 'opacity 120ms 150ms' : 'none',
            }}
          >
            <Typography
              id={figure}
              component="p"
              variant="kpi"
              sx={{ overflowWrap: 'anywhere', fontSize: fontSizeOf(value), lineHeight: '32px' }}
            >
              <span>{value}</span>
              {unit !== undefined && (
                <Typography component="span" color="text.secondary" sx={{ ml: 1 }}>
                  {unit}
                </Typography>
              )}
            </Typography>
            {extra}
          </Box>
          {bar ?? (
            <Typography
              component="div"
              variant="caption"
              color="text.secondary"
              sx={{ mt: 0.5, minHeight: 16, overflowWrap: 'anywhere' }}
            >
              {note}
            </Typography>
          )}
        </>
      )}
    </Paper>
  );
};
