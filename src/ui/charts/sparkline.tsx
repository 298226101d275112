import Box from '@mui/material/Box';

interface SparklineProps {
  /** Oldest first. */
  readonly values: readonly number[];
  /** In CSS pixels. */
  readonly width?: number;
  readonly height?: number;
}

const dot = 3;

/** Points of the line in a box of that size: the lowest value at the bottom, the highest on top, a flat course in the middle. */
const pointsOf = (values: readonly number[], width: number, height: number) => {
  const lowest = Math.min(...values);
  // Of halves: the difference of two numbers may be more than a number can be.
  const above = (value: number) => value / 2 - lowest / 2;
  const span = above(Math.max(...values));
  return values.map((value, index) => ({
    x: dot + (index * (width - 2 * dot)) / (values.length - 1),
    y: span === 0 ? height / 2 : height - dot - (above(value) / span) * (height - 2 * dot),
  }));
};

/** The course of a figure without axes, its last point marked. Decoration: its parent says in words what it shows. */
export const Sparkline = ({ values, width = 108, height = 32 }: SparklineProps) => {
  if (values.length < 2) return null;
  const points = pointsOf(values, width, height);
  const last = points.at(-1);
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      sx={{ flexShrink: 0, color: 'chart.one', overflow: 'visible' }}
    >
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {last && <circle cx={last.x} cy={last.y} r={dot} fill="currentColor" />}
    </Box>
  );
};
