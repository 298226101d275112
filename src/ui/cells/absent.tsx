import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Stands where a record has no value. */
export const Absent = ({ word = 'none' }: { readonly word?: 'none' | 'never' }) => {
  const { t } = useTranslation('list');
  return (
    <Typography component="span" variant="inherit" color="text.secondary">
      {t(word)}
    </Typography>
  );
};
