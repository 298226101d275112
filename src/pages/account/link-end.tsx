import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { AccountFrame } from './account-frame';

/** What a mailed link is for; both lead to the same screen in its own words. */
export type LinkKind = 'activate' | 'reset';

/** Where a mailed link came to its end: the password stands, or the link is no longer good. */
export type LinkEnd = 'saved' | 'used' | 'expired' | 'incomplete';

const links = {
  login: { pathname: '/login', words: 'goToLogin' },
  ask: { pathname: '/forgot-password', words: 'ended.ask' },
  home: { pathname: '/', words: 'goHome' },
} as const;

/** The ways on, the most likely one first. */
const linksOf: Readonly<Record<LinkEnd, readonly (keyof typeof links)[]>> = {
  saved: ['login'],
  // The answer to an earlier press may have been lost, and the password be the new one already.
  used: ['login', 'ask'],
  expired: ['ask', 'login'],
  incomplete: ['ask', 'login'],
};

const titles = {
  used: 'ended.title',
  expired: 'ended.title',
  incomplete: 'ended.incompleteTitle',
} as const;

interface LinkEndViewProps {
  readonly kind: LinkKind;
  readonly end: LinkEnd;
  /** Then the pages before the login lead nowhere. */
  readonly isSignedIn?: boolean;
}

/** Says how it ended, with the ways on. */
export function LinkEndView({ kind, end, isSignedIn = false }: LinkEndViewProps) {
  const { t } = useTranslation('new-password');
  const { search } = useLocation();
  return (
    <AccountFrame
      title={end === 'saved' ? t(`${kind}.savedTitle`) : t(titles[end])}
      subtitle={end === 'saved' ? t(`${kind}.saved`) : t(`ended.${end}`)}
      announce
    >
      {(isSignedIn ? (['home'] as const) : linksOf[end]).map((link, position) => (
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
