import type { Theme } from '@mui/material/styles';

/**
 * Margins of a plot in CSS pixels; the axes take additional room. The library leaves out the top value of an axis if its
 * text is higher than the margin: fonts draw it up to 18 high.
 */
export const plotMargin = { top: 20, right: 8, bottom: 0, left: 0 } as const;

/** Includes the color: the library sets one inline, which overrides style sheets. */
const tickLabel = { fontSize: 12, fill: 'var(--mui-palette-text-secondary)' } as const;

/** The value axis: no line, four grid lines. */
export const valueAxis = {
  disableLine: true,
  disableTicks: true,
  tickNumber: 4,
  width: 48,
  tickLabelStyle: tickLabel,
} as const;

/** The month axis: a line, no ticks. */
export const monthAxis = { disableTicks: true, height: 24, tickLabelStyle: tickLabel } as const;

/** Styles of a chart in both color schemes. */
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
