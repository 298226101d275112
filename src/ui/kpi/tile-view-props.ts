import type { Words } from '../cells/cell-kind';
import type { FigureSource } from '@lib/queries';

/** What every kind of declared tile is drawn from. */
export interface TileViewProps<T> {
  readonly tile: T;
  readonly source: FigureSource;
  readonly words: Words;
  /** Where the tile leads; nowhere when absent. */
  readonly link?: string;
}
