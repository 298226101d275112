import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Logo } from '@ui/layout/logo';

/** Control points of a curve of two cubic segments, in the panel's 512 × 800 units. */
type Curve = readonly (readonly [x: number, y: number])[];

const topCurve: Curve = [
  [0, 521],
  [85, 468],
  [150, 486],
  [221, 478],
  [330, 466],
  [318, 340],
  [512, 267],
];
const bottomCurve: Curve = [
  [0, 806],
  [110, 750],
  [180, 660],
  [276, 620],
  [372, 580],
  [390, 612],
  [512, 482],
];
const lineCount = 9;

/** Returns the curve at the given share (0–1) of the way from the highest to the lowest. */
const interpolatePath = (share: number) => {
  const points = topCurve.map(([x, y], index) => {
    const [lowX, lowY] = bottomCurve[index] ?? [x, y];
    return `${(x + (lowX - x) * share).toFixed(1)},${(y + (lowY - y) * share).toFixed(1)}`;
  });
  const [start = '', ...rest] = points;
  return `M${start} C${rest.join(' ')}`;
};

const paths = Array.from({ length: lineCount }, (_, index) => interpolatePath(index / (lineCount - 1)));

/** The lines behind the login panel's text. Decorative. */
function WaveLines() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 512 800"
      preserveAspectRatio="none"
      sx={(theme) => ({
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        stroke: theme.vars.palette.panel.line,
      })}
      fill="none"
      strokeWidth="1.5"
    >
      {paths.map((path) => (
        <path key={path} d={path} vectorEffect="non-scaling-stroke" />
      ))}
    </Box>
  );
}

/** The left panel of the pages before login, from `md` up. */
export function AccountPanel() {
  const { t } = useTranslation('account');
  return (
    <Box
      component="aside"
      sx={{
        display: { xs: 'none', md: 'block' },
        position: 'relative',
        flex: '0 1 512px',
        minWidth: 380,
        overflow: 'hidden',
        p: { md: 4.5, lg: 6 },
        pt: { md: 5, lg: 5 },
        bgcolor: 'panel.fill',
        color: 'panel.text',
      }}
    >
      <WaveLines />
      <Box sx={{ position: 'relative', maxWidth: 400 }}>
        <Logo onPanel />
        <Typography
          component="p"
          sx={{ mt: 14.5, fontSize: 30, lineHeight: '40px', fontWeight: 600, letterSpacing: '-0.01em' }}
        >
          {t('panel.title')}
        </Typography>
        <Typography
          sx={{
            mt: 2,
            maxWidth: 360,
            fontSize: 16,
            lineHeight: '26px',
            color: 'panel.second',
            textWrap: 'pretty',
          }}
        >
          {t('panel.text')}
        </Typography>
      </Box>
    </Box>
  );
}
