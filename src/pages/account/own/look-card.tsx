import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { appearanceKey, appearanceOf, appearances, chooseAppearance } from '@lib/appearance';
import { choices } from '@lib/choices';
import { optionalCalls, useIsAbsent } from '@lib/optional-calls';
import { AccountCard } from './account-card';

/** Light, dark, or as the system says; in force at once. */
export const LookCard = () => {
  const { t } = useTranslation('my-account');
  const chosen = appearanceOf(useSyncExternalStore(choices.subscribe, () => choices.read(appearanceKey)));
  const isHereOnly = useIsAbsent(optionalCalls.choices);
  return (
    <AccountCard title={t('look.title')} text={t(isHereOnly ? 'look.here' : 'look.text')}>
      <RadioGroup
        row
        name="appearance"
        aria-label={t('look.title')}
        value={chosen}
        onChange={(_, value) => chooseAppearance(appearanceOf(value))}
        sx={{ columnGap: 2 }}
      >
        {appearances.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio />} label={t(`look.${one}`)} />
        ))}
      </RadioGroup>
    </AccountCard>
  );
};
