import Search from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { StateView } from './state-view';

interface NoResultStateProps {
  readonly title: string;
  readonly text?: string;
  /** Takes search and filters back. */
  readonly onClear?: () => void;
  /** The button's text when it clears more than the search. */
  readonly clearLabel?: string;
}

/** Records exist, but none that was asked for. */
export const NoResultState = ({ title, text, onClear, clearLabel }: NoResultStateProps) => {
  const { t } = useTranslation('common');
  return (
    <StateView
      plate="neutral"
      role="status"
      icon={<Search />}
      title={title}
      text={text}
      action={
        onClear && (
          <Button variant="outlined" onClick={onClear}>
            {clearLabel ?? t('clearSearch')}
          </Button>
        )
      }
    />
  );
};
