import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import { Button } from './button';

interface LookupFailedProps {
  readonly text: string;
  /** The id of the field, which gets the focus back after a retry. */
  readonly field: string;
  readonly onRetry: () => void;
}

/** The message below a field whose options could not be loaded, with a retry button. */
export const LookupFailed = ({ text, field, onRetry }: LookupFailedProps) => {
  const { t } = useTranslation('form');
  const retry = () => {
    onRetry();
    document.getElementById(field)?.focus();
  };
  return (
    <FormHelperText role="alert" component="div" error>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <span>{text}</span>
        <Button size="small" onClick={retry}>
          {t('retry')}
        </Button>
      </Box>
    </FormHelperText>
  );
};
