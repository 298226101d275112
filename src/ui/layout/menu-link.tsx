import ListItemButton from '@mui/material/ListItemButton';
import Tooltip from '@mui/material/Tooltip';
import { memo } from 'react';
import { Link, matchPath, useLocation } from 'react-router';
import { areaPath } from '../../core/navigation/paths';
import type { Area } from '../../core/resource/resource';
import { useAreaLink } from '../../lib/area-link';
import { useWords } from '../../lib/i18n';
import { usePreloadOnIntent, type PreloadHandlers } from '../../lib/preload-context';
import { useAreas } from '../../lib/registry-context';
import { AreaIcon } from './icons';

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
  const preload = usePreloadOnIntent(link);
  const { pathname } = useLocation();
  const tabs = useAreas().filter(({ tab }) => tab?.of === area.name);
  const selected = [area, ...tabs].some(
    (one) => matchPath({ path: areaPath(one, clientId), end: false }, pathname) !== null,
  );
  const title = useWords(area)('title');
  const icon = area.menu?.icon ?? '';
  return <Entry {...{ link, title, icon, selected, preload, mini, height, onFollow }} />;
};

interface EntryProps extends Pick<MenuLinkProps, 'mini' | 'height' | 'onFollow'> {
  readonly link: string;
  readonly title: string;
  readonly icon: string;
  readonly selected: boolean;
  readonly preload: PreloadHandlers;
}

/** It stays as it is while the page below it goes on. */
const Entry = memo(({ link, title, icon, selected, preload, mini, height, onFollow }: EntryProps) => {
  const { onMouseEnter, onMouseLeave, onFocus, onBlur } = preload;
  return (
    <Tooltip title={mini ? title : ''} placement="right">
      <ListItemButton
        component={Link}
        to={link}
        selected={selected}
        {...(selected && { 'aria-current': 'page' as const })}
        {...(mini && { 'aria-label': title })}
        {...{ onMouseEnter, onMouseLeave, onFocus, onBlur }}
        onClick={onFollow}
        sx={{
          justifyContent: mini ? 'center' : 'flex-start',
          gap: 1.5,
          minHeight: height,
          px: mini ? 0 : 1.5,
          '& .MuiSvgIcon-root': { color: selected ? 'inherit' : 'text.secondary' },
        }}
      >
        <AreaIcon name={icon} />
        {!mini && title}
      </ListItemButton>
    </Tooltip>
  );
});
Entry.displayName = 'Entry';
