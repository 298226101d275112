import type { Theme } from '@mui/material/styles';

/** Room around a drawing in CSS pixels; the axes take their own beside it. */
export const plotMargin = { top: 16, right: 8, bottom: 0, left: 0 } as const;

/** Its own colour stands before every style sheet's. */
const tickLabel = { fontSize: 12, fill: 'var(--mui-palette-text-secondary)' } as const;

/** The axis of figures: no line, four grid lines. */
export const valueAxis = {
  disableLine: true,
  disableTicks: true,
  tickNumber: 4,
  width: 48,
  tickLabelStyle: tickLabel,
} as const;

/** The base: a line, no ticks. */
export const monthAxis = { disableTicks: true, height: 24, tickLabelStyle: tickLabel } as const;

/** What a chart looks like in either mode. */
export const plotStyle = ({ vars: { palette } }: Theme) => ({
  '& .MuiChartsAxis-tickLabel': { fontVariantNumeric: 'tabular-nums' },
  '& .MuiChartsAxis-directionX .MuiChartsAxis-line': { stroke: palette.control },
  '& .MuiChartsGrid-line': { stroke: palette.divider },
  '& .MuiChartsAxisHighlight-root': { fill: palette.action.hover, stroke: palette.control },
  '& .MuiChartsSurface-root:focus-visible, &.MuiChartsSurface-root:focus-visible': {
    outline: `2px solid ${palette.primary.main}`,
    outlineOffset: 2,
    borderRadius: '8px',
  },
});
