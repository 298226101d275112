import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { localStore } from '@lib/storage';

const storageKey = 'menu';

interface MenuMode {
  /** drawer: over the page when open; mini: icons beside it; full: icons with names beside it. */
  readonly mode: 'drawer' | 'mini' | 'full';
  /** Whether the drawer lies open over the page. */
  readonly drawerOpen: boolean;
  readonly toggle: () => void;
  readonly closeDrawer: () => void;
}

/**
 * How the side menu stands: full or mini from `lg` on, as the person last chose on this device; mini between `sm` and `lg`; away
 * on a phone and where it has no entries. Where it is not full, the menu button lays it over the page.
 */
export const useMenuMode = (isEmpty: boolean): MenuMode => {
  const wide = useMediaQuery('(min-width:1200px)');
  const phone = useMediaQuery('(max-width:599.95px)');
  const stays = wide && !isEmpty;
  const [mini, setMini] = useState(() => localStore.get(storageKey) === 'mini');
  const [drawerOpen, setDrawerOpen] = useState(false);

  const toggle = () => {
    if (!stays) {
      setDrawerOpen(!drawerOpen);
      return;
    }
    localStore.set(storageKey, mini ? 'full' : 'mini');
    setMini(!mini);
  };

  const narrow = phone || isEmpty ? 'drawer' : 'mini';
  return {
    mode: stays ? (mini ? 'mini' : 'full') : narrow,
    drawerOpen: drawerOpen && !stays,
    toggle,
    closeDrawer: () => setDrawerOpen(false),
  };
};
