import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../list/visually-hidden';

/** Value and note on their way, in their exact places. */
export const TileBones = ({ label }: { readonly label: string }) => {
  const { t } = useTranslation('charts');
  return (
    <>
      <span style={visuallyHidden}>{t('loading', { name: label })}</span>
      <Box sx={{ display: 'flex', alignItems: 'center', height: 32, mt: 0.5 }}>
        <Skeleton variant="rounded" width={88} height={24} sx={{ borderRadius: 6 }} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', height: 16, mt: 0.5 }}>
        <Skeleton variant="rounded" width={120} height={12} sx={{ borderRadius: 6 }} />
      </Box>
    </>
  );
};
