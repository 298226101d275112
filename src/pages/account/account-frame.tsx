import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentTitle } from '@ui/layout/document-title';
import { LanguageToggle } from '@ui/layout/language-toggle';
import { Mark } from '@ui/layout/mark';
import { AccountPanel } from './account-panel';

interface AccountFrameProps {
  readonly title: string;
  readonly subtitle: string;
  readonly children: ReactNode;
  /** The page's content has just changed for good: the focus goes to the heading, so that it is read out. */
  readonly announce?: boolean;
}

/** The heading's capital is drawn by `::first-letter`; the document's title needs a real one. */
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The frame of the pages before login: the panel from `md` on, the language switch, one narrow column. */
export function AccountFrame({ title, subtitle, children, announce = false }: AccountFrameProps) {
  const { t } = useTranslation(['account', 'common']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announce) heading.current?.focus();
  }, [announce]);
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh', bgcolor: 'background.paper' }}>
      <DocumentTitle parts={[capital(title)]} />
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
            <Mark />
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
            {subtitle}
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
