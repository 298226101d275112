import ListItemButton from '@mui/material/ListItemButton';
import { memo, useEffect, useRef } from 'react';
import { Link, matchPath, useLocation } from 'react-router';
import { useWords } from '@lib/i18n';
import { type PrefetchHandlers, usePrefetchOnIntent } from '@lib/portal-context';
import { AreaIcon } from './icons';

interface MenuEntryProps {
  readonly link: string;
  readonly title: string;
  readonly icon: string;
  readonly selected: boolean;
  readonly prefetch: PrefetchHandlers;
  readonly mini: boolean;
  /** Height in CSS pixels. */
  readonly height: number;
  readonly onFollow?: (() => void) | undefined;
}

/**
 * A link with an icon and a name; in the mini menu the name is the tooltip. Memoized, so that it does not render
 * again with the page.
 */
export const MenuEntry = memo(
  ({ link, title, icon, selected, prefetch, mini, height, onFollow }: MenuEntryProps) => {
    const { onMouseEnter, onMouseLeave, onFocus, onBlur } = prefetch;
    const entryRef = useRef<HTMLAnchorElement>(null);
    // On a low screen the menu scrolls.
    useEffect(() => {
      if (selected) entryRef.current?.scrollIntoView({ block: 'nearest' });
    }, [selected]);
    return (
      <ListItemButton
        component={Link}
        ref={entryRef}
        to={link}
        selected={selected}
        {...(selected && { 'aria-current': 'page' as const })}
        {...(mini && { 'aria-label': title, 'data-tooltip': title, 'data-tooltip-placement': 'right' })}
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
        {!mini && <span>{title}</span>}
      </ListItemButton>
    );
  },
);
MenuEntry.displayName = 'MenuEntry';

interface AccountLinkProps {
  readonly mini: boolean;
  /** Height in CSS pixels. */
  readonly height: number;
  readonly onFollow?: (() => void) | undefined;
}

export const accountPath = '/account';

/** The link to the user's own account, at the bottom of the side menu. It belongs to no area and is shown to all users. */
export const AccountLink = (props: AccountLinkProps) => {
  const title = useWords({ name: 'account' })('title');
  const prefetch = usePrefetchOnIntent(accountPath);
  const { pathname } = useLocation();
  const selected = matchPath(accountPath, pathname) !== null;
  return <MenuEntry link={accountPath} icon="account" {...{ title, selected, prefetch }} {...props} />;
};
