import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '@ui/list/visually-hidden';
import { stepNames, type StepNumber } from './step-names';

const circle = (isDone: boolean, isCurrent: boolean) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  border: 2,
  borderRadius: 999,
  fontSize: '0.75rem',
  fontWeight: 600,
  ...(isDone || isCurrent
    ? { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' }
    : { borderColor: 'control', color: 'text.secondary' }),
});

/** The five steps side by side, from `md` up. A completed step has a check mark with a text. */
export const Stepper = ({ number }: { readonly number: StepNumber }) => {
  const { t } = useTranslation('membership');
  return (
    <Box
      component="ol"
      className="steps"
      aria-label={t('progress')}
      sx={{
        display: { xs: 'none', md: 'flex' },
        alignItems: 'center',
        gap: 1.5,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {stepNames.map((name, at) => {
        const isDone = at + 1 < number;
        const isCurrent = at + 1 === number;
        return (
          <Box
            component="li"
            key={name}
            aria-current={isCurrent ? 'step' : undefined}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              flex: at === 0 ? 'none' : 1,
              color: isCurrent ? 'text.primary' : 'text.secondary',
              fontWeight: isCurrent ? 600 : 400,
              fontSize: '0.8125rem',
              whiteSpace: 'nowrap',
              ...(at > 0 && {
                '&::before': {
                  content: '""',
                  flex: 1,
                  minWidth: 12,
                  mr: 0.5,
                  height: 2,
                  bgcolor: at < number ? 'primary.main' : 'divider',
                },
              }),
            }}
          >
            <Box component="span" aria-hidden sx={circle(isDone, isCurrent)}>
              {isDone ? <Check sx={{ fontSize: 14 }} /> : at + 1}
            </Box>
            <span>{t(`steps.${name}`)}</span>
            {isDone && (
              <Box component="span" sx={visuallyHidden}>
                {` (${t('stepDone')})`}
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
};
