export type Density = 'standard' | 'compact';

export interface ColumnChoice {
  /** Names of columns that are not drawn. */
  readonly hidden: ReadonlySet<string>;
  readonly density: Density;
}

export const usualColumns: ColumnChoice = { hidden: new Set(), density: 'standard' };

/** Reads what was remembered. Anything else than a choice counts as none. */
export const parseColumnChoice = (text: string | null): ColumnChoice => {
  try {
    const { hidden, density } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    const names = Array.isArray(hidden) ? hidden.filter((name) => typeof name === 'string') : [];
    return { hidden: new Set(names), density: density === 'compact' ? 'compact' : 'standard' };
  } catch {
    return usualColumns;
  }
};

/** The text to remember; null when there is nothing to remember. */
export const formatColumnChoice = ({ hidden, density }: ColumnChoice): string | null =>
  hidden.size === 0 && density === 'standard' ? null : JSON.stringify({ hidden: [...hidden], density });
