import { matchPath, useLocation } from 'react-router';
import { areaPath } from '@core/navigation/paths';
import type { Area } from '@core/resource/resource';
import { useAreaLink } from '@lib/area-link';
import { useWords } from '@lib/i18n';
import { usePrefetchOnIntent } from '@lib/prefetch-context';
import { useAreas } from '@lib/registry-context';
import { MenuEntry } from './menu-entry';

interface MenuLinkProps {
  readonly area: Area;
  readonly clientId: number | undefined;
  readonly mini: boolean;
  /** Height in CSS pixels. */
  readonly height: number;
  readonly onFollow?: (() => void) | undefined;
}

/** One entry of the side menu; in the mini menu its name is the tooltip. */
export const MenuLink = ({ area, clientId, mini, height, onFollow }: MenuLinkProps) => {
  const link = useAreaLink()(area);
  const prefetch = usePrefetchOnIntent(link);
  const { pathname } = useLocation();
  const tabs = useAreas().filter(({ tab }) => tab?.of === area.name);
  const selected = [area, ...tabs].some(
    (one) => matchPath({ path: areaPath(one, clientId), end: false }, pathname) !== null,
  );
  const title = useWords(area)('title');
  const icon = area.menu?.icon ?? '';
  return <MenuEntry {...{ link, title, icon, selected, prefetch, mini, height, onFollow }} />;
};
