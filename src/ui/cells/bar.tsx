import type { ChipMeaning } from '@core/resource/field';
import type { Row } from './cell-kind';

interface BarTrackProps {
  /** 0–1; a greater value is shown as full. */
  readonly fraction: number;
  /** Path of a palette color: `chart.one`. */
  readonly color: string;
}

/** A bar without text. Decorative: a figure beside it shows the same. */
export const BarTrack = ({ fraction, color }: BarTrackProps) => (
  <span className="cell-track" aria-hidden>
    <span
      style={{
        width: `${Math.min(1, Math.max(0, fraction)) * 100}%`,
        backgroundColor: `var(--mui-palette-${color.replaceAll('.', '-')})`,
      }}
    />
  </span>
);

interface BarProps {
  /** 0–1; a greater value is shown as full. */
  readonly fraction: number;
  readonly meaning: ChipMeaning;
  /** The same value as text. */
  readonly figure: string;
}

export const Bar = ({ fraction, meaning, figure }: BarProps) => (
  <span className="cell-bar">
    <BarTrack fraction={fraction} color={`chip.${meaning}.solid`} />
    <span className="cell-text" translate="no">
      {figure}
    </span>
  </span>
);

/** Returns a value's share of the greatest value in its column, 0–1; 0 if no value is above zero. */
export const shareOfMax = (rows: readonly Row[], name: string, value: number): number => {
  const amounts = rows.map((row) => row[name]).filter((one) => typeof one === 'number');
  const maxAmount = Math.max(0, ...amounts.filter(Number.isFinite));
  return maxAmount === 0 ? 0 : value / maxAmount;
};
