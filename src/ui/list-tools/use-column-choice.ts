import type { Resource } from '../../core/resource/resource';

interface ColumnChoice {
  readonly hidden: ReadonlySet<string>;
  readonly density: 'standard' | 'compact';
}

const everything: ColumnChoice = { hidden: new Set(), density: 'standard' };

/** The columns and the row height that the user chose for a list. */
export const useColumnChoice: (resource: Resource) => ColumnChoice = () => everything;
