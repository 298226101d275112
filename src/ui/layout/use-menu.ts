import { menuOf, type MenuSection } from '@core/navigation/menu';
import { useAppAbility } from '@lib/access-context';
import { useCurrentClient } from '@lib/client-context';
import { useAreas } from '@lib/registry-context';

/** The side menu of the present user, in the client that is open, if any. */
export const useMenu = (): readonly MenuSection[] => {
  const clientId = useCurrentClient()?.id;
  return menuOf(useAreas(), useAppAbility(), { clientId });
};
