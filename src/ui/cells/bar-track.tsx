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
