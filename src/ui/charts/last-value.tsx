import { useTheme } from '@mui/material';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { formatNumber } from '@core/format/number';
import { formatAxis, type ChartFormat } from './chart-data';

interface LastValueProps {
  readonly month: string | undefined;
  readonly value: number | null | undefined;
  readonly format: ChartFormat;
}

/** The figure above a line's last point. */
export const LastValue = ({ month, value, format }: LastValueProps) => {
  const { vars } = useTheme();
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();
  if (month === undefined || typeof value !== 'number') return null;
  return (
    <text
      x={(x(month) ?? 0) + 6}
      y={y(value) - 10}
      textAnchor="end"
      fontSize={12}
      fontWeight={600}
      fill={vars.palette.text.primary}
    >
      {format === 'money' ? formatAxis(value, format) : formatNumber(value)}
    </text>
  );
};
