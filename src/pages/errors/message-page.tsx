import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import type { Elements } from '@lib/elements';
import { SupportLine } from '@ui/feedback/support-line';
import { DocumentTitle } from '@ui/layout/document-title';
import { Logo } from '@ui/layout/logo';

interface MessageIconProps {
  readonly icon: ComponentType<SvgIconProps>;
  readonly meaning: 'error' | 'gray';
}

/** A tinted plate with an icon, for pages without a code. */
export function MessageIcon({ icon: Icon, meaning }: MessageIconProps) {
  return (
    <Box
      sx={{
        width: 72,
        height: 72,
        borderRadius: '20px',
        display: 'grid',
        placeItems: 'center',
        bgcolor: `chip.${meaning}.fill`,
        color: `chip.${meaning}.text`,
      }}
    >
      <Icon sx={{ fontSize: 34 }} />
    </Box>
  );
}

/** The large code of a page that has one. */
export function MessageCode({ code }: { readonly code: string }) {
  return (
    <Box
      sx={{ fontSize: 96, lineHeight: 1, fontWeight: 600, letterSpacing: '-0.03em', color: 'primary.main' }}
    >
      {code}
    </Box>
  );
}

interface MessagePageProps {
  /** A large code or an icon plate above the heading. Decorative: the heading says the same. */
  readonly illustration: Elements;
  readonly title: string;
  readonly text: string;
  /** Additional content below the text. */
  readonly children?: Elements;
  /** Whether the page appears without a user action, so that screen readers announce it. */
  readonly isAlert?: boolean;
  /** Two buttons: outlined, then contained. */
  readonly actions: Elements;
  /** Shown at the top right. */
  readonly aside?: Elements;
}

/** The frame of every full-page message: no side menu, the logo at the top left, the message in the middle. */
export function MessagePage({
  illustration,
  title,
  text,
  children,
  isAlert = false,
  actions,
  aside,
}: MessagePageProps) {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', bgcolor: 'background.paper' }}>
      <DocumentTitle parts={[title]} />
      <Box
        component="header"
        sx={{
          height: 56,
          px: { xs: 2, sm: 3 },
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Logo />
        {aside}
      </Box>
      <Box
        component="main"
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          justifyContent: 'center',
          textAlign: 'center',
          px: { xs: 2, sm: 3 },
          pt: 4,
          // Optical center: a block in the exact middle below a bar looks too low.
          pb: 11,
        }}
      >
        <Box aria-hidden sx={{ mb: 2.5 }}>
          {illustration}
        </Box>
        <Box
          {...(isAlert && { role: 'alert' })}
          sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}
        >
          <Typography variant="display">{title}</Typography>
          <Typography
            sx={{
              mt: 1,
              maxWidth: 400,
              fontSize: 16,
              lineHeight: '24px',
              color: 'text.secondary',
              textWrap: 'balance',
            }}
          >
            {text}
          </Typography>
        </Box>
        {children}
        <Box
          sx={{
            mt: 3.5,
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            gap: 1.5,
            width: { xs: '100%', sm: 'auto' },
            maxWidth: { xs: 360, sm: 'none' },
            '& .MuiButton-root': { minHeight: { xs: 44, md: 40 } },
          }}
        >
          {actions}
        </Box>
        <SupportLine />
      </Box>
    </Box>
  );
}
