import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './copy-button';
import { QrCode } from './qr-code';

interface AppKeyProps {
  /** `otpauth://…`, as authenticator apps read it. */
  readonly url: string;
  /** The same key for people to type, in base 32. */
  readonly secret: string;
}

/** A long key is read and typed in groups. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The key of an authenticator app: to scan, to open on this device, to type. */
export const AppKey = ({ url, secret }: AppKeyProps) => {
  const { t } = useTranslation('my-account');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
      }}
    >
      {url !== '' && <QrCode text={url} label={t('setUp.picture')} />}
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography>{t('setUp.scan')}</Typography>
        {url !== '' && (
          <Link href={url} sx={{ py: 0.75, fontWeight: 600 }}>
            {t('setUp.open')}
          </Link>
        )}
        <Typography sx={{ color: 'text.secondary' }}>{t('setUp.secret')}</Typography>
        <Box component="code" sx={{ fontSize: 14, lineHeight: '20px', overflowWrap: 'anywhere' }}>
          {grouped(secret)}
        </Box>
        <CopyButton text={secret} label={t('setUp.copySecret')} />
      </Box>
    </Box>
  );
};
