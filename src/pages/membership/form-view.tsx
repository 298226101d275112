import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { FormStatus } from '@core/membership/answers';
import { isFormPage } from '@core/membership/flow-state';
import { formPages, type FormPage, pageOf } from '@core/membership/form-page';
import { memberFields, isMasked } from '@core/membership/member-form';
import type { ErrorPath } from '@core/membership/member-path';
import { InlineNotice } from '@ui/feedback/inline-notice';
import { Button } from '@ui/form/button';
import { ByMail } from './by-mail';
import { FailureNotice } from './failure-notice';
import { MemberFormStep } from './form/member-form-step';
import { useFormPart } from './form/use-member-form';
import { Lead } from './lead';
import { StepHeading } from './step-heading';
import type { Membership } from './use-membership';

const statusNotices = {
  awaiting_signature: 'saved',
  declined: 'declined',
  in_review: 'inReview',
  none: 'declined',
} as const satisfies Record<FormStatus, string>;

/** Notices about the origin of the answers on a page of the form. */
const FormNotices = ({ flow, form, page }: Membership & { readonly page: FormPage }) => {
  const { t } = useTranslation('membership');
  const { formStatus, draft } = flow;
  const isFirst = page === 'personal';
  // After a return from the signing page, the form still has all answers.
  const hasStatusNotice = formStatus !== 'none' && form.current().values.social_security_number === '';
  const hasMasked = useFormPart(form, ({ start }) =>
    memberFields.some((name) => pageOf(name) === page && isMasked(start[name])),
  );
  const noticeKeys = [
    isFirst && hasStatusNotice && (`form.${statusNotices[formStatus]}` as const),
    isFirst && draft === 'opened' && ('form.draft' as const),
    hasMasked && ('form.masked' as const),
  ];
  return noticeKeys.map(
    (words) =>
      words && (
        <InlineNotice key={words} severity="info" role="note" sx={{ mt: 2 }}>
          {t(words)}
        </InlineNotice>
      ),
  );
};

/** Step 4: the form, one topic per page. */
export const FormView = (membership: Membership) => {
  const { flow, form, sign, send, goBack, mailLink } = membership;
  const { t } = useTranslation(['membership', 'member-form']);
  const page = isFormPage(flow.step) ? flow.step : 'personal';
  const open = (other: FormPage, at: ErrorPath) => send({ type: 'open-page', page: other, at });
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {[
          t('membership:form.title'),
          t('membership:form.page', { number: formPages.indexOf(page) + 1, count: formPages.length }),
        ].join(' · ')}
      </Typography>
      <StepHeading>{t(`member-form:sections.${page}`)}</StepHeading>
      {page === 'personal' && (
        <Lead>
          {t(form.current().start.last_name ? 'membership:form.text' : 'membership:form.textBlank')}
        </Lead>
      )}
      <FormNotices {...membership} page={page} />
      <Box sx={{ mt: 3 }}>
        <MemberFormStep
          key={page}
          form={form}
          page={page}
          busy={flow.work !== null}
          notice={<FailureNotice failure={flow.failure} />}
          onContinue={(wrong) => send({ type: 'turn-page', wrong })}
          onOpen={open}
          onSign={sign}
        />
      </Box>
      {mailLink && (
        <ByMail texts="byMail" send={mailLink} onNoAddress={() => open('contact', 'email_address')} />
      )}
      <Button
        size="large"
        onClick={goBack}
        sx={{ display: { xs: 'none', md: 'inline-flex' }, mt: 1.5, ml: -2.25 }}
      >
        {t('membership:back')}
      </Button>
    </>
  );
};
