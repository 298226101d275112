import type { ChipMeaning } from '@core/resource/field';
import { BarTrack } from './bar-track';

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
