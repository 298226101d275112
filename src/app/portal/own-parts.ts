import type { ComponentType } from 'react';
import type { CellProps } from '@ui/cells/cell-kind';
import { setOwnCells } from '@ui/cells/own-cells';

const cells = import.meta.glob<ComponentType<CellProps>>('../../../resources/*/ui/*.cell.tsx', {
  import: 'default',
});

/** Makes the parts of the resources' `ui` folders known to the screens. */
export const setOwnParts = (): void => setOwnCells(cells);
