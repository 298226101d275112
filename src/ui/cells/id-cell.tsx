import { textCell } from './text-cell';
import type { CellKind } from './cell-kind';

/** Identifiers are names, not amounts: no grouping, on the left. */
export const idCell: CellKind = { ...textCell, minWidth: 80, bone: { shape: 'text', width: 40 } };
