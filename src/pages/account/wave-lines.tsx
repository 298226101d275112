import Box from '@mui/material/Box';

/** Control points of a two-part cubic curve over the panel's 512 × 800 units. */
type Curve = readonly (readonly [x: number, y: number])[];

const highest: Curve = [
  [0, 521],
  [85, 468],
  [150, 486],
  [221, 478],
  [330, 466],
  [318, 340],
  [512, 267],
];
const lowest: Curve = [
  [0, 806],
  [110, 750],
  [180, 660],
  [276, 620],
  [372, 580],
  [390, 612],
  [512, 482],
];
const lines = 9;

/** The curve that lies the given share (0–1) of the way from the highest to the lowest. */
const between = (share: number) => {
  const points = highest.map(([x, y], index) => {
    const [lowX, lowY] = lowest[index] ?? [x, y];
    return `${(x + (lowX - x) * share).toFixed(1)},${(y + (lowY - y) * share).toFixed(1)}`;
  });
  const [start = '', ...rest] = points;
  return `M${start} C${rest.join(' ')}`;
};

const paths = Array.from({ length: lines }, (_, index) => between(index / (lines - 1)));

/** The lines behind the login panel's words; decoration only. */
export function WaveLines() {
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
