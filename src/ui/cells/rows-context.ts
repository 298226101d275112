import { createContext } from 'react';
import type { Row } from './cell-kind';

/** The records that are shown together, for cells that draw a value beside its neighbours'. */
export const RowsContext = createContext<readonly Row[]>([]);
