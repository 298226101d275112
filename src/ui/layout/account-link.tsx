import { matchPath, useLocation } from 'react-router';
import { useWords } from '@lib/i18n';
import { usePrefetchOnIntent } from '@lib/prefetch-context';
import { MenuEntry } from './menu-entry';

interface AccountLinkProps {
  readonly mini: boolean;
  /** Height in CSS pixels. */
  readonly height: number;
  readonly onFollow?: (() => void) | undefined;
}

export const accountPath = '/account';

/** The way to one's own account, at the foot of the side menu: it belongs to no area and to everybody. */
export const AccountLink = (props: AccountLinkProps) => {
  const title = useWords({ name: 'account' })('title');
  const prefetch = usePrefetchOnIntent(accountPath);
  const { pathname } = useLocation();
  const selected = matchPath(accountPath, pathname) !== null;
  return <MenuEntry link={accountPath} icon="account" {...{ title, selected, prefetch }} {...props} />;
};
