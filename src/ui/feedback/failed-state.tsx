import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Refresh from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { StateView } from './state-view';

interface FailedStateProps {
  /** What could not be loaded. */
  readonly title: string;
  /** What is kept. */
  readonly text?: string;
  readonly onRetry?: () => void;
}

/** Loading failed for good; its parent keeps what the user typed or chose. */
export const FailedState = ({ title, text, onRetry }: FailedStateProps) => {
  const { t } = useTranslation('common');
  return (
    <StateView
      plate="error"
      role="alert"
      icon={<CloudOffOutlined />}
      title={title}
      text={text}
      action={
        onRetry && (
          <Button variant="contained" startIcon={<Refresh />} onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        )
      }
    />
  );
};
