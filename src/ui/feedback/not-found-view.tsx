import SearchOff from '@mui/icons-material/SearchOff';
import { useTranslation } from 'react-i18next';
import { StateView } from './state-view';

/** In the place of one record or part that does not exist; a whole page has its own. */
export const NotFoundView = () => {
  const { t } = useTranslation('common');
  return <StateView plate="neutral" icon={<SearchOff />} title={t('notFound')} />;
};
