import BedtimeOutlined from '@mui/icons-material/BedtimeOutlined';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';

/** The moon beside a figure that is computed overnight; the words are its tooltip and its name. */
export const NightlyMark = () => {
  const { t } = useTranslation('list');
  return (
    <Tooltip title={t('nightly')}>
      <BedtimeOutlined
        role="img"
        aria-label={t('nightly')}
        aria-hidden={false}
        sx={{ fontSize: 14, flexShrink: 0, color: 'text.secondary' }}
      />
    </Tooltip>
  );
};
