import type { DetailedResource } from '@core/resource/resource';
import type { Elements } from '@lib/elements';
import type { Detail } from './use-detail';

/** Props of the drawer and the page. */
export interface DetailLayoutProps {
  readonly resource: DetailedResource;
  readonly detail: Detail;
  /** Buttons for the record's actions. */
  readonly actions: Elements;
  /** The breadcrumbs. */
  readonly trail: Elements;
  /** Links to the previous and next record. */
  readonly turns: Elements;
  /** The lists of the records that refer to this one. */
  readonly related: Elements;
  readonly onClose: () => void;
}
