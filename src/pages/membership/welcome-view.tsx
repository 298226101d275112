import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import HealingOutlined from '@mui/icons-material/HealingOutlined';
import SavingsOutlined from '@mui/icons-material/SavingsOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineNotice } from '@ui/feedback/inline-notice';
import { Button } from '@ui/form/button';
import { Actions } from './actions';
import { Lead } from './lead';
import { StepHeading } from './step-heading';
import type { Membership } from './use-membership';

interface BenefitProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}

/** One benefit of a membership. */
const Benefit = ({ icon, title, text }: BenefitProps) => (
  <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.75 }}>
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 40,
        height: 40,
        borderRadius: '12px',
        bgcolor: 'soft',
        color: 'onSoft',
      }}
    >
      {icon}
    </Box>
    <div>
      <Typography component="h2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ fontSize: '0.875rem' }}>
        {text}
      </Typography>
    </div>
  </Box>
);

const benefits = [
  ['pension', 'pensionText', <SavingsOutlined key="pension" />],
  ['training', 'trainingText', <SchoolOutlined key="training" />],
  ['rewards', 'rewardsText', <EmojiEventsOutlined key="rewards" />],
  ['care', 'careText', <HealingOutlined key="care" />],
] as const;

/** Step 1: describes the program and its benefits. */
export const WelcomeView = ({ flow, company, send }: Membership) => {
  const { t } = useTranslation('membership');
  const [before, policy, after] = t('welcome.accept').split(/<\/?policy>/);
  return (
    <>
      {/* Reserves the space, so that nothing moves when the name has loaded. */}
      <Typography component="p" translate="no" sx={{ minHeight: 24, color: 'primary.main', fontWeight: 600 }}>
        {company}
      </Typography>
      <StepHeading>{t('welcome.title')}</StepHeading>
      <Lead>{t('welcome.text')}</Lead>
      {flow.lookup === 'failed' && (
        <InlineNotice
          severity="info"
          sx={{ mt: 2 }}
          action={
            <Button size="small" color="inherit" onClick={() => send({ type: 'look-up' })}>
              {t('tryAgain')}
            </Button>
          }
        >
          {t('welcome.lookupFailed')}
        </InlineNotice>
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 2.5, m: 0, mt: 3, p: 0, listStyle: 'none' }}>
        {benefits.map(([title, text, icon]) => (
          <Benefit key={title} icon={icon} title={t(`welcome.${title}`)} text={t(`welcome.${text}`)} />
        ))}
      </Box>
      <Actions>
        <Button variant="contained" size="large" onClick={() => send({ type: 'agree' })}>
          {t('welcome.agree')}
        </Button>
      </Actions>
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ mt: 2, textAlign: { xs: 'center', md: 'left' }, textWrap: 'balance' }}
      >
        <span>{before}</span>
        <Link
          href="#privacy"
          underline="always"
          sx={{ whiteSpace: 'nowrap' }}
          onClick={(event) => {
            event.preventDefault();
            send({ type: 'read-privacy' });
          }}
        >
          {policy}
        </Link>
        <span>{after}</span>
      </Typography>
    </>
  );
};
