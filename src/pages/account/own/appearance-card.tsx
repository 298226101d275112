import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslation } from 'react-i18next';
import { appearanceKey, choose } from '@lib/choices';
import { optionalCalls, useIsAbsent } from '@lib/optional-calls';
import { useChoice } from '@lib/use-choice';
import { AccountCard } from './account-card';

const appearances = ['system', 'light', 'dark'] as const;

/** The color scheme: light, dark, or the system's. Applies at once. */
export const AppearanceCard = () => {
  const { t } = useTranslation('my-account');
  const stored = useChoice(appearanceKey);
  const isHereOnly = useIsAbsent(optionalCalls.choices);
  return (
    <AccountCard title={t('look.title')} text={t(isHereOnly ? 'look.here' : 'look.text')}>
      <RadioGroup
        name="appearance"
        aria-label={t('look.title')}
        value={appearances.find((one) => one === stored) ?? 'system'}
        onChange={(_, value) => choose(appearanceKey, value)}
        sx={{ flexDirection: { xs: 'column', sm: 'row' }, columnGap: 2 }}
      >
        {appearances.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio />} label={t(`look.${one}`)} />
        ))}
      </RadioGroup>
    </AccountCard>
  );
};
