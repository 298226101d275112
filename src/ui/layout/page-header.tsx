import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PageHeaderProps {
  readonly title: string;
  readonly subtitle?: string;
  /** Right of the title; at most one filled button. */
  readonly actions?: ReactNode;
}

/** A page's heading, which is the document's title too. It never repeats the client. */
export const PageHeader = ({ title, subtitle, actions }: PageHeaderProps) => {
  const { t } = useTranslation('common');
  return (
    <Box
      component="header"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: { xs: 44, sm: 40 }, mb: 2.5 }}
    >
      <title>{`${title} · ${t('appName')}`}</title>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere', outline: 'none' }}>
          {title}
        </Typography>
        {subtitle !== undefined && subtitle !== '' && (
          <Typography sx={{ mt: 0.25, color: 'text.secondary' }}>{subtitle}</Typography>
        )}
      </Box>
      {actions !== undefined && (
        <Box sx={{ display: 'flex', flex: 'none', alignItems: 'center', gap: 1 }}>{actions}</Box>
      )}
    </Box>
  );
};
