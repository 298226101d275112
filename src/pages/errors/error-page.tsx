import ReportGmailerrorredOutlined from '@mui/icons-material/ReportGmailerrorredOutlined';
import { useTranslation } from 'react-i18next';
import { Button } from '@ui/form/button';
import { MessagePage, MessageIcon } from './message-page';

interface ErrorPageProps {
  /** Reloads the page; defaults to the browser's reload. */
  readonly onReload?: () => void;
  /** Logs out and goes to the login page. */
  readonly onLogin: () => void;
}

/** The last resort for an error that no inner boundary caught. It does not use the router, which may be the cause. */
export function ErrorPage({ onReload = () => window.location.reload(), onLogin }: ErrorPageProps) {
  const { t } = useTranslation('errors');
  return (
    <MessagePage
      isAlert
      illustration={<MessageIcon icon={ReportGmailerrorredOutlined} meaning="error" />}
      title={t('error.title')}
      text={t('error.text')}
      actions={
        <>
          <Button variant="outlined" onClick={onReload}>
            {t('error.reload')}
          </Button>
          <Button variant="contained" onClick={onLogin}>
            {t('error.login')}
          </Button>
        </>
      }
    />
  );
}
