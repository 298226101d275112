import type { ChipMeaning } from '@core/resource/field';

interface ChipProps {
  readonly meaning: ChipMeaning;
  readonly label: string;
}

/** A status: always a dot and a text, so that color is not the only sign. */
export const Chip = ({ meaning, label }: ChipProps) => (
  <span className={`cell-chip cell-chip-${meaning}`}>
    <span>{label}</span>
  </span>
);
