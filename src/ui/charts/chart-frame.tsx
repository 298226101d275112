import Box from '@mui/material/Box';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMonth } from '@core/format/date';
import { useLanguage } from '@lib/i18n';
import { CountLink } from '../cells/number-cells';
import { PartBoundary } from '../feedback/part-boundary';
import { visuallyHidden } from '../list/visually-hidden';
import { ChartSkeleton } from './chart-skeleton';
import { type ChartData, chartHeight, formatValue, type Series } from './chart-data';

interface ChartTableProps extends ChartData {
  readonly series: readonly Series[];
  /** Visible, because the chart itself could not be loaded. */
  readonly shown?: boolean;
}

const tableStyle = { width: '100%', typography: 'body2', '& th': { textAlign: 'left' } } as const;

const overlayStyle = {
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  overflow: 'auto',
  bgcolor: 'background.paper',
} as const;

interface ValueProps {
  readonly series: Series;
  readonly index: number;
  readonly format: ChartData['format'];
}

const Value = ({ series: { values, links }, index, format }: ValueProps) => {
  const { t } = useTranslation('charts');
  const value = values[index] ?? null;
  const to = value ? links?.[index] : undefined;
  const text = formatValue(value, format) || t('unknown');
  return to === undefined ? <span>{text}</span> : <CountLink to={to}>{text}</CountLink>;
};

/** All data of a chart as a table. It becomes visible when it has the focus, for keyboard users who follow its links. */
const ChartTable = ({ name, months, series, format, shown = false }: ChartTableProps) => {
  const { t } = useTranslation('charts');
  const language = useLanguage();
  return (
    <Box
      sx={
        shown
          ? { overflowX: 'auto' }
          : { '&:focus-within': overlayStyle, '&:not(:focus-within)': visuallyHidden }
      }
    >
      <Box component="table" sx={tableStyle}>
        <caption style={visuallyHidden}>{name}</caption>
        <thead>
          <tr>
            <th scope="col">{t('month')}</th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month, index) => (
            <tr key={month}>
              <th scope="row">{formatMonth(month, language)}</th>
              {series.map((one) => (
                <td key={one.key}>
                  <Value series={one} index={index} format={format} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};

interface ChartFrameProps extends ChartData {
  readonly series: readonly Series[];
  readonly children: ReactNode;
}

/** A chart with its table for screen readers. If the chart's code fails to load, the table is visible. */
export const ChartFrame = ({ children, ...data }: ChartFrameProps) => {
  const { height = chartHeight } = data;
  return (
    <PartBoundary fallback={<ChartTable {...data} shown />}>
      <Box sx={{ position: 'relative', height }}>
        <Suspense fallback={<ChartSkeleton height={height} />}>{children}</Suspense>
        <ChartTable {...data} />
      </Box>
    </PartBoundary>
  );
};
