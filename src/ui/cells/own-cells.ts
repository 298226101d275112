import type { ComponentType } from 'react';
import type { Field } from '@core/resource/field';
import { lazyPart, type LazyPart } from '@lib/lazy-part';
import { type CellProps, lineHeight } from './cell-kind';

type OwnCell = ComponentType<CellProps>;

const cells = new Map<string, LazyPart<CellProps>>();

/**
 * Sets the cells of the resources' `ui` folders, by their path. The portal calls it before it draws. Throws for two cells
 * of one name.
 */
export const setOwnCells = (files: Readonly<Record<string, () => Promise<OwnCell>>>): void => {
  cells.clear();
  for (const [path, load] of Object.entries(files)) {
    const name = path.replace(/^.*\/|\.cell\.tsx$/g, '');
    if (cells.has(name)) throw new Error(`Two cells have the name ${name}. Rename ${path}.`);
    cells.set(name, lazyPart(load, lineHeight));
  }
};

/** Returns the own cell that a field names. */
export const ownCellOf = ({ cell }: Field): LazyPart<CellProps> | undefined =>
  cell === undefined ? undefined : cells.get(cell);
