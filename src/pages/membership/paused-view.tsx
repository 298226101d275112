import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Sentence } from '@ui/feedback/sentence';
import { Button } from '@ui/form/button';
import { Actions } from './actions';
import { Lead } from './lead';
import { ResultIcon } from './result-icon';
import { StepHeading } from './step-heading';
import type { Membership } from './use-membership';

/** The applicant has to wait for an email: with a link that opens the form, or about the review. */
export const PausedView = ({ flow, send }: Membership) => {
  const { t } = useTranslation('membership');
  const { result } = flow;
  if (result?.kind === 'in-review')
    return (
      <>
        <ResultIcon>
          <HourglassEmpty />
        </ResultIcon>
        <StepHeading isCentred>{t('review.title')}</StepHeading>
        <Lead isCentred>{t('review.text')}</Lead>
        {result.reference !== null && (
          <Typography sx={{ mt: 2, textAlign: 'center', fontWeight: 600 }}>
            <Sentence
              text={t('review.reference', { reference: result.reference })}
              value={result.reference}
            />
          </Typography>
        )}
        <Lead isCentred>
          {result.emailMasked === null ? (
            t('review.mail')
          ) : (
            <Sentence text={t('review.mailTo', { address: result.emailMasked })} value={result.emailMasked} />
          )}
        </Lead>
        <Actions isCentred>
          <Button variant="outlined" size="large" onClick={() => send({ type: 'review' })}>
            {t('review.correct')}
          </Button>
        </Actions>
      </>
    );
  return (
    <>
      <ResultIcon>
        <MarkEmailUnreadOutlined />
      </ResultIcon>
      <StepHeading isCentred>{t('checkMail.title')}</StepHeading>
      <Lead isCentred>{t('checkMail.text')}</Lead>
      <Lead isCentred>{t('checkMail.none')}</Lead>
      <Actions isCentred>
        <Button variant="outlined" size="large" onClick={() => send({ type: 'review' })}>
          {t('back')}
        </Button>
      </Actions>
    </>
  );
};
