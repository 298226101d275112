import ExtensionOffOutlined from '@mui/icons-material/ExtensionOffOutlined';
import SearchOff from '@mui/icons-material/SearchOff';
import { useTranslation } from 'react-i18next';
import { StateView } from './state-view';

/** Shown instead of a record or part that does not exist. Missing pages have a separate view. */
export const NotFoundView = () => {
  const { t } = useTranslation('common');
  return <StateView plate="neutral" icon={<SearchOff />} title={t('notFound')} />;
};

/** Shown if the server does not support this screen. */
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
