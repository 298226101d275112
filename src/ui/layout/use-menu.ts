import { menuOf, type MenuSection } from '@core/navigation/menu';
import { useAppAbility } from '@lib/access-context';
import { useAreas, useCurrentClient } from '@lib/portal-context';

/** The side menu of the present user, in the client that is open, if any. */
export const useMenu = (): readonly MenuSection[] => {
  const clientId = useCurrentClient()?.id;
  return menuOf(useAreas(), useAppAbility(), { clientId });
};

/** Sizes of the shell in CSS pixels. */
export const sizes = { bar: 56, menu: 255, mini: 64, content: 1440 } as const;
