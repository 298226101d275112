import { useLocation, useMatches } from 'react-router';
import type { Situation } from '@core/access/explain';
import { parseListAddress } from '@core/list/address';
import type { Page, Resource } from '@core/resource/resource';
import { useRights } from '@lib/access-context';
import { useCurrentClient } from '@lib/client-context';
import { useOwnClients } from '@lib/current-user-context';
import { useColumnChoice } from '@ui/list-tools/use-column-choice';
import { isListed } from '@core/resource/resource';
import { useScreen } from '@ui/list/use-columns';
import { isAreaHandle } from '../portal/area-handle';

export interface Here extends Situation {
  /** The area whose screen is open; none on the pages that refuse one. */
  readonly area: Resource | Page | undefined;
}

/** Who looks at what, as the screens themselves find out. */
export const useSituation = (): Here => {
  const rights = useRights();
  const clientId = useCurrentClient()?.id;
  const ownClients = useOwnClients().length;
  const screen = useScreen();
  const { search } = useLocation();
  const area = useMatches()
    .map(({ handle }) => handle)
    .find(isAreaHandle)?.area;
  const { hidden } = useColumnChoice({ name: area?.name ?? '' });
  const list =
    area?.kind === 'resource' && isListed(area)
      ? { resource: area, state: parseListAddress(area.list, search), screen, hidden }
      : undefined;
  return { rights, clientId, ownClients, list, area };
};
