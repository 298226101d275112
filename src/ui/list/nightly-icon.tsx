import BedtimeOutlined from '@mui/icons-material/BedtimeOutlined';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { useTranslation } from 'react-i18next';

/** The moon icon beside a figure that is computed overnight. The text is its tooltip and its accessible name. */
export const NightlyIcon = ({ sx }: { readonly sx?: SystemStyleObject<Theme> }) => {
  const { t } = useTranslation('list');
  return (
    <BedtimeOutlined
      role="img"
      aria-label={t('nightly')}
      data-tooltip={t('nightly')}
      aria-hidden={false}
      sx={{ fontSize: 14, flexShrink: 0, color: 'text.secondary', ...sx }}
    />
  );
};
