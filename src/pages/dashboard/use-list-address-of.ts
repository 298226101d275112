import { addressOf } from '@core/dashboard/list-target';
import type { ListTarget } from '@core/dashboard/attention';
import { useAppAbility } from '@lib/access-context';
import { useAreas } from '@lib/registry-context';
import { useClientId } from './use-client-call';

/** Answers the address of a list of this client; undefined where the person may not open it. */
export const useListAddressOf = () => {
  const areas = useAreas();
  const ability = useAppAbility();
  const clientId = useClientId();
  return (target: ListTarget): string | undefined => addressOf(target, areas, ability, clientId);
};
