import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useSupport } from '@lib/support';

/** Phone number and email address for support; nothing if none are configured. */
export const SupportLine = () => {
  const { t } = useTranslation('common');
  const { phone, email } = useSupport();
  const links = [
    ...(phone ? [[phone, `tel:${phone.replace(/[^+\d]/g, '')}`] as const] : []),
    ...(email ? [[email, `mailto:${encodeURIComponent(email).replace('%40', '@')}`] as const] : []),
  ];
  if (links.length === 0) return null;
  return (
    <Box
      component="p"
      sx={{
        m: 0,
        mt: 3,
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        gap: '0 12px',
        typography: 'body2',
        lineHeight: { xs: '44px', md: '24px' },
        color: 'text.secondary',
      }}
    >
      <span>{t('needHelp')}</span>
      {links.map(([text, href]) => (
        <Link key={href} href={href} translate="no" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Link>
      ))}
    </Box>
  );
};
