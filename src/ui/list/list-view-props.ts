import type { Row } from '../cells/cell-kind';
import type { ListController } from './use-list-controller';

export interface ListViewProps {
  readonly controller: ListController;
  readonly onDelete: (row: Row) => void;
}
