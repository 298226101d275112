import type { ChipMeaning } from '@core/resource/field';
import type { Row } from './cell-kind';

interface BarTrackProps {
  /** 0–1; more is drawn as full. */
  readonly fraction: number;
  /** Of the palette, by its path: `chart.one`. */
  readonly color: string;
}

/** A bar alone. Decoration: a figure beside it says the same. */
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
  /** 0–1; more is drawn as full. */
  readonly fraction: number;
  readonly meaning: ChipMeaning;
  /** The same as text; it says everything the bar says. */
  readonly figure: string;
}

export const Bar = ({ fraction, meaning, figure }: BarProps) => (
  <span className="cell-bar">
    <BarTrack fraction={fraction} color={`chip.${meaning}.solid`} />
    <span className="cell-text">{figure}</span>
  </span>
);

/** What a value is of the greatest one in its column, 0–1; 0 where none is above nothing. */
export const shareOfGreatest = (rows: readonly Row[], name: string, value: number): number => {
  const amounts = rows.map((row) => row[name]).filter((one) => typeof one === 'number');
  const greatest = Math.max(0, ...amounts.filter(Number.isFinite));
  return greatest === 0 ? 0 : value / greatest;
};
