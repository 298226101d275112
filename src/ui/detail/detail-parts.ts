import type { ReactNode } from 'react';
import type { DetailedResource } from '@core/resource/resource';
import type { Detail } from './use-detail';

/** What drawer and page are made of. */
export interface DetailParts {
  readonly resource: DetailedResource;
  readonly detail: Detail;
  /** What may be done with the record. */
  readonly actions: ReactNode;
  /** Where the record is. */
  readonly trail: ReactNode;
  /** The ways to the records before and after it. */
  readonly turns: ReactNode;
  readonly onClose: () => void;
}
