import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router';
import type { Elements } from '@lib/elements';
import { Sentence } from '@ui/feedback/sentence';
import { DocumentTitle } from '@ui/layout/document-title';
import { LanguageToggle } from '@ui/layout/language-toggle';
import { Logo } from '@ui/layout/logo';
import { AccountPanel } from './account-panel';

interface AccountFrameProps {
  readonly title: string;
  readonly subtitle: string;
  /** The address in the subtitle. */
  readonly address?: string;
  readonly children: Elements;
  /** Whether the content has been replaced for good: the focus moves to the heading, so that it is announced. */
  readonly announce?: boolean;
}

/** Capitalizes the heading for the document title. On the page, `::first-letter` does it. */
const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The frame of the pages before login: the panel from `md` up, the language toggle, one narrow column. */
export function AccountFrame({ title, subtitle, address, children, announce = false }: AccountFrameProps) {
  const { t } = useTranslation(['account', 'common']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announce) heading.current?.focus();
  }, [announce]);
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh', bgcolor: 'background.paper' }}>
      <DocumentTitle parts={[capitalize(title)]} />
      <AccountPanel />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', px: { xs: 2.5, sm: 5 } }}>
        <Box
          component="header"
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            pt: { xs: 1.75, md: 3.5 },
            gap: { xs: 0.5, sm: 2 },
          }}
        >
          <Box sx={{ display: { md: 'none' } }}>
            <Logo />
          </Box>
          <Box sx={{ ml: 'auto' }}>
            <LanguageToggle />
          </Box>
        </Box>
        <Box
          component="main"
          sx={{
            flex: 1,
            display: 'flex',
            flexDirection: 'column',
            justifyContent: { xs: 'flex-start', md: 'center' },
            width: '100%',
            maxWidth: 400,
            mx: 'auto',
            pt: { xs: 6.5, md: 0 },
            pb: 4,
          }}
        >
          <Typography
            variant="display"
            ref={heading}
            tabIndex={-1}
            sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
          >
            {title}
          </Typography>
          <Typography sx={{ mt: 0.5, mb: 4, fontSize: 15, lineHeight: '22px', color: 'text.secondary' }}>
            <Sentence text={subtitle} value={address} />
          </Typography>
          {children}
        </Box>
        <Typography
          component="footer"
          sx={{
            position: 'relative',
            bottom: 'var(--banner, 0px)',
            pb: 3,
            fontSize: 12,
            lineHeight: '16px',
            color: 'text.secondary',
            textAlign: { xs: 'left', md: 'center' },
          }}
        >
          {t('help')}
        </Typography>
      </Box>
    </Box>
  );
}

interface AccountLinkProps {
  readonly to: '/login' | '/forgot-password' | '/account';
  /** Styles for its position. */
  readonly position?: SystemStyleObject<Theme>;
  readonly children: string;
}

/**
 * A link between the pages before login. It keeps the query, which contains the language and the redirect after the
 * login.
 */
export function AccountLink({ to, position = {}, children }: AccountLinkProps) {
  const { search } = useLocation();
  return (
    <Box sx={position}>
      <Link
        component={RouterLink}
        to={{ pathname: to, search }}
        sx={{
          display: 'inline-block',
          position: 'relative',
          // A large enough touch target, which ends where the input below a label begins.
          p: '18px 8px 8px',
          m: '-18px -8px -8px',
          borderRadius: 1,
          fontSize: 13,
          lineHeight: '18px',
          fontWeight: 600,
        }}
      >
        {children}
      </Link>
    </Box>
  );
}
