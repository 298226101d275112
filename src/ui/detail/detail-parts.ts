import type { ReactNode } from 'react';
import type { Detailed } from './detail-query';
import type { Detail } from './use-detail';

/** What drawer and page are made of. */
export interface DetailParts {
  readonly resource: Detailed;
  readonly detail: Detail;
  /** What may be done with the record. */
  readonly actions: ReactNode;
  readonly onClose: () => void;
}
