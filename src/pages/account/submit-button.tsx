import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from 'react-i18next';

interface SubmitButtonProps {
  readonly busy: boolean;
  readonly children: string;
}

/** The page's main action. While busy it keeps its width, its words and the focus; the form ignores a second press. */
export function SubmitButton({ busy, children }: SubmitButtonProps) {
  const { t } = useTranslation('account');
  return (
    <Button
      type="submit"
      variant="contained"
      fullWidth
      aria-disabled={busy}
      sx={{ mt: 1, height: 48, fontSize: 16, ...(busy && { cursor: 'default' }) }}
    >
      {busy && <CircularProgress size={16} color="inherit" aria-label={t('busy')} sx={{ mr: 1.5 }} />}
      <Box component="span">{children}</Box>
    </Button>
  );
}
