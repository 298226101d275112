import Box from '@mui/material/Box';

interface SparklineProps {
  /** Oldest first. */
  readonly values: readonly number[];
  /** In CSS pixels. */
  readonly width?: number;
  readonly height?: number;
}

const dotRadius = 3;

/**
 * Points of the line in a box of the given size: the lowest value at the bottom, the highest at the top, a flat line
 * in the middle.
 */
const pointsOf = (values: readonly number[], width: number, height: number) => {
  const lowest = Math.min(...values);
  // Subtracts halves: the difference of two numbers can overflow.
  const above = (value: number) => value / 2 - lowest / 2;
  const span = above(Math.max(...values));
  return values.map((value, index) => ({
    x: dotRadius + (index * (width - 2 * dotRadius)) / (values.length - 1),
    y: span === 0 ? height / 2 : height - dotRadius - (above(value) / span) * (height - 2 * dotRadius),
  }));
};

/** The trend of a figure as a line without axes, its last point marked. Decorative: the parent describes it in text. */
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
      {last && <circle cx={last.x} cy={last.y} r={dotRadius} fill="currentColor" />}
    </Box>
  );
};
