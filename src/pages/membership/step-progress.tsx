import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { nameOfStep, stepNames, type StepNumber } from './step-names';
import { Stepper } from './stepper';

interface StepProgressProps {
  readonly number: StepNumber;
  readonly onBack?: (() => void) | undefined;
}

/** The progress: name, number and five segments on phones, all names from `md` up. */
export const StepProgress = ({ number, onBack }: StepProgressProps) => {
  const { t } = useTranslation('membership');
  return (
    <>
      <Box sx={{ display: { md: 'none' } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44, gap: 1 }}>
          {onBack && (
            <IconButton aria-label={t('back')} onClick={onBack} sx={{ ml: -1.5 }}>
              <ArrowBack />
            </IconButton>
          )}
          <Box component="span" sx={{ flex: 1, fontWeight: 600 }}>
            {t(`steps.${nameOfStep(number)}`)}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('stepOf', { number })}
          </Box>
        </Box>
        <Box aria-hidden sx={{ display: 'flex', gap: 0.5, mt: 0.5, forcedColorAdjust: 'none' }}>
          {stepNames.map((one, at) => (
            <Box
              key={one}
              sx={{
                flex: 1,
                height: 4,
                borderRadius: 999,
                bgcolor: at < number ? 'primary.main' : 'track',
              }}
            />
          ))}
        </Box>
      </Box>
      <Stepper number={number} />
    </>
  );
};
