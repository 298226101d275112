import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Button } from '@ui/form/button';
import { AccountFrame } from './account-frame';

/** The purpose of a mailed link. Both lead to the same page, with different texts. */
export type LinkKind = 'activate' | 'reset';

/** The result of a mailed link: the password is saved, or the link is not valid. */
export type LinkResult = 'saved' | 'used' | 'expired' | 'incomplete';

const links = {
  login: { pathname: '/login', words: 'goToLogin' },
  ask: { pathname: '/forgot-password', words: 'ended.ask' },
  home: { pathname: '/', words: 'goHome' },
} as const;

/** Links to continue, the most likely one first. */
const linksOf: Readonly<Record<LinkResult, readonly (keyof typeof links)[]>> = {
  saved: ['login'],
  // The password may already be the new one, if the response to an earlier attempt was lost.
  used: ['login', 'ask'],
  expired: ['ask', 'login'],
  incomplete: ['ask', 'login'],
};

const titles = {
  used: 'ended.title',
  expired: 'ended.title',
  incomplete: 'ended.incompleteTitle',
} as const;

interface LinkResultViewProps {
  readonly kind: LinkKind;
  readonly linkResult: LinkResult;
  /** If the user is signed in, the pages before login redirect away. */
  readonly isSignedIn?: boolean;
}

/** The result of a mailed link, with links to continue. */
export function LinkResultView({ kind, linkResult, isSignedIn = false }: LinkResultViewProps) {
  const { t } = useTranslation('new-password');
  const { search } = useLocation();
  return (
    <AccountFrame
      title={linkResult === 'saved' ? t(`${kind}.savedTitle`) : t(titles[linkResult])}
      subtitle={linkResult === 'saved' ? t(`${kind}.saved`) : t(`ended.${linkResult}`)}
      announce
    >
      {(isSignedIn ? (['home'] as const) : linksOf[linkResult]).map((link, position) => (
        <Button
          key={link}
          component={Link}
          to={{ pathname: links[link].pathname, search }}
          variant={position === 0 ? 'contained' : 'outlined'}
          size="large"
          fullWidth
          sx={{ mb: 1.5 }}
        >
          {t(links[link].words)}
        </Button>
      ))}
    </AccountFrame>
  );
}
