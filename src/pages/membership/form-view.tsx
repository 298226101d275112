import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from './failure-notice';
import { MemberFormStep } from './form/member-form-step';
import { Lead } from './lead';
import { StepHeading } from './step-heading';
import type { Membership } from './use-membership';
import { InlineNotice } from '../../ui/feedback/inline-notice';

/** Step 4: the form, with what the page has to say about it. */
export const FormView = ({ flow, form, sign, goBack }: Membership) => {
  const { t } = useTranslation('membership');
  const { formStatus, work, failure } = flow;
  const isSaved = formStatus === 'awaiting_signature';
  // Whoever only came back from the signing page still has everything in the form.
  const hasNews = formStatus !== 'none' && form.current().values.social_security_number === '';
  return (
    <>
      <StepHeading>{t('form.title')}</StepHeading>
      <Lead>{t(form.current().start.last_name ? 'form.text' : 'form.textBlank')}</Lead>
      {hasNews && (
        <InlineNotice severity="info" role="note" sx={{ mt: 2 }}>
          {t(isSaved ? 'form.saved' : 'form.declined')}
        </InlineNotice>
      )}
      <Box sx={{ mt: 3 }}>
        <MemberFormStep
          form={form}
          busy={work !== null}
          notice={<FailureNotice failure={failure} />}
          onSign={sign}
        />
      </Box>
      <Button size="large" onClick={goBack} sx={{ display: { xs: 'none', md: 'inline-flex' }, mt: 1.5 }}>
        {t('back')}
      </Button>
    </>
  );
};
