import type { ReactNode } from 'react';
import type { DetailedResource } from '@core/resource/resource';
import type { Detail } from './use-detail';

/** Props of the drawer and the page. */
export interface DetailLayoutProps {
  readonly resource: DetailedResource;
  readonly detail: Detail;
  /** Buttons for the record's actions. */
  readonly actions: ReactNode;
  /** The breadcrumbs. */
  readonly trail: ReactNode;
  /** Links to the previous and next record. */
  readonly turns: ReactNode;
  readonly onClose: () => void;
}
