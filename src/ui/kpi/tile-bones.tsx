import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Placeholder } from '../cells/placeholder';
import { visuallyHidden } from '../list/visually-hidden';

/** Value and note on their way, in their exact places. */
export const TileBones = ({ label }: { readonly label: string }) => {
  const { t } = useTranslation('charts');
  return (
    <>
      <span style={visuallyHidden}>{t('loading', { name: label })}</span>
      <Box sx={{ display: 'flex', alignItems: 'center', height: 32, mt: 0.5 }}>
        <Placeholder width={88} height={24} borderRadius={48} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', height: 16, mt: 0.5 }}>
        <Placeholder width={120} height={12} borderRadius={48} />
      </Box>
    </>
  );
};
