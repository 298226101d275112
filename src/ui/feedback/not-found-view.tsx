import ExtensionOffOutlined from '@mui/icons-material/ExtensionOffOutlined';
import SearchOff from '@mui/icons-material/SearchOff';
import { useTranslation } from 'react-i18next';
import { StateView } from './state-view';

/** In the place of one record or part that does not exist; a whole page has its own. */
export const NotFoundView = () => {
  const { t } = useTranslation('common');
  return <StateView plate="neutral" icon={<SearchOff />} title={t('notFound')} />;
};

/** The server does not have what this screen shows. */
export const NotOfferedState = () => {
  const { t } = useTranslation('list');
  return (
    <StateView
      plate="neutral"
      role="status"
      icon={<ExtensionOffOutlined />}
      title={t('notOffered.title')}
      text={t('notOffered.text')}
    />
  );
};
