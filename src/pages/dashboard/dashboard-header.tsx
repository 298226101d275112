import BedtimeOutlined from '@mui/icons-material/BedtimeOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatToday } from '@core/format/date';
import { useWords } from '@lib/i18n';
import { useLanguage } from '@ui/charts/use-language';
import { PageHeader } from '@ui/layout/page-header';

/** Title, today's date, and once for the whole page that its figures are computed overnight. */
export const DashboardHeader = () => {
  const words = useWords({ name: 'dashboard' });
  const language = useLanguage();
  return (
    <Box sx={{ mb: { xs: 1.5, sm: 2 }, '& > header': { minHeight: 0, mb: 0.25 } }}>
      <PageHeader title={words('title')} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: { xs: 'space-between', sm: 'flex-start' },
          gap: '2px 16px',
          color: 'text.secondary',
        }}
      >
        <Typography>{formatToday(new Date(), language)}</Typography>
        <Typography variant="caption" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <BedtimeOutlined aria-hidden sx={{ fontSize: 14 }} />
          {words('nightly')}
        </Typography>
      </Box>
    </Box>
  );
};
