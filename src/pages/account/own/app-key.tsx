import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import { CopyButton } from './copy-button';

/** Width of the quiet zone around the code in modules, as readers require it (ISO/IEC 18004). */
const border = 4;

/** Dark on white in both color schemes: many readers support nothing else. */
const colors = { background: '#FFFFFF', modules: '#000000' };

interface QrCodeProps {
  readonly text: string;
  /** Accessible name. */
  readonly label: string;
}

/** A text as a QR code. */
const QrCode = ({ text, label }: QrCodeProps) => {
  const { size, path } = useMemo(() => {
    const { data, size: side } = encode(text, { border });
    const runs = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: side, path: runs.join('') };
  }, [text]);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: 216, height: 216, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <rect width={size} height={size} fill={colors.background} />
      <path d={path} fill={colors.modules} />
    </Box>
  );
};

interface AppKeyProps {
  /** `otpauth://…`, as authenticator apps read it. */
  readonly url: string;
  /** The same key in base 32, to be typed. */
  readonly secret: string;
}

/** Splits a long key into groups, which are easier to read and type. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The key for an authenticator app: to scan, to open on this device, or to type. */
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
        <Box
          component="code"
          translate="no"
          sx={{ fontSize: 14, lineHeight: '20px', overflowWrap: 'anywhere' }}
        >
          {grouped(secret)}
        </Box>
        <CopyButton text={secret} label={t('setUp.copySecret')} />
      </Box>
    </Box>
  );
};
