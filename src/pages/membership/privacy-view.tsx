import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Button } from '@ui/form/button';
import { Actions } from './actions';
import { Lead } from './lead';
import { StepHeading } from './step-heading';
import type { Membership } from './use-membership';

const parts = ['collect', 'use', 'share', 'keep', 'rights'] as const;

/** What data the form collects and why, shown before any input. */
export const PrivacyView = ({ send, goBack }: Membership) => {
  const { t } = useTranslation('membership');
  return (
    <>
      <StepHeading>{t('privacy.title')}</StepHeading>
      <Lead>{t('privacy.intro')}</Lead>
      {parts.map((part) => (
        <section key={part}>
          <Typography variant="h2" sx={{ mt: 3 }}>
            {t(`privacy.${part}Title`)}
          </Typography>
          <Typography sx={{ mt: 1 }}>{t(`privacy.${part}`)}</Typography>
        </section>
      ))}
      <Actions onBack={goBack}>
        <Button variant="contained" size="large" onClick={() => send({ type: 'agree' })}>
          {t('privacy.agree')}
        </Button>
      </Actions>
    </>
  );
};
