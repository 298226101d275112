import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { FormStatus } from '@core/membership/answers';
import { FailureNotice } from './failure-notice';
import { memberFields, isMasked } from '@core/membership/member-form';
import { useFormPart } from './form/use-member-form';
import { MemberFormStep } from './form/member-form-step';
import { Lead } from './lead';
import { LinkByMail } from './link-by-mail';
import { StepHeading } from './step-heading';
import type { Membership } from './use-membership';
import { InlineNotice } from '@ui/feedback/inline-notice';

const formNews = {
  awaiting_signature: 'saved',
  declined: 'declined',
  in_review: 'inReview',
  none: 'declined',
} as const satisfies Record<FormStatus, string>;

/** Step 4: the form, with what the page has to say about it. */
export const FormView = ({ flow, form, sign, goBack, mailLink }: Membership) => {
  const { t } = useTranslation('membership');
  const { formStatus, work, failure } = flow;
  // A person who comes back from the signing page still has everything in the form.
  const hasNews = formStatus !== 'none' && form.current().values.social_security_number === '';
  const hasMasked = useFormPart(form, ({ start }) => memberFields.some((name) => isMasked(start[name])));
  return (
    <>
      <StepHeading>{t('form.title')}</StepHeading>
      <Lead>{t(form.current().start.last_name ? 'form.text' : 'form.textBlank')}</Lead>
      {hasNews && (
        <InlineNotice severity="info" role="note" sx={{ mt: 2 }}>
          {t(`form.${formNews[formStatus]}`)}
        </InlineNotice>
      )}
      {flow.draft === 'opened' && (
        <InlineNotice severity="info" role="note" sx={{ mt: 2 }}>
          {t('form.draft')}
        </InlineNotice>
      )}
      {hasMasked && (
        <InlineNotice severity="info" role="note" sx={{ mt: 2 }}>
          {t('form.masked')}
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
      {mailLink && <LinkByMail send={mailLink} />}
      <Button size="large" onClick={goBack} sx={{ display: { xs: 'none', md: 'inline-flex' }, mt: 1.5 }}>
        {t('back')}
      </Button>
    </>
  );
};
