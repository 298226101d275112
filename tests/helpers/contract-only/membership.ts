import { notFound, Refusal, requireFields, type Routes, type Visit } from './routes';

const formToken = 'form-1';
const envelope = 'envelope-1';

const ofKnown =
  (run: (visit: Visit) => unknown) =>
  (visit: Visit): unknown => {
    if (visit.body['form_token'] !== formToken) throw new Refusal(403, 'form token expired');
    return run(visit);
  };

const isKnown = (id: unknown) => String(id) === '7';

/** Calls F1 to F6 for one employee, id 7, whose social security number ends in 6789. */
export const membershipRoutes = (): Routes => ({
  'GET form/lookup': ({ query }) => {
    if (!isKnown(query.get('employee_id'))) throw notFound();
    return { state: 'open', company_name: 'Harbor Mills', asks: ['ssn_last_four'], language: 'en' };
  },
  'POST form/verify': ({ body }) => {
    if (!isKnown(body['employee_id']) || body['ssn_last_four'] !== '6789')
      throw new Refusal(422, 'ssn incorrect');
    return {
      result: 'eligible',
      form_token: formToken,
      expires_in: 1800,
      form_status: 'none',
      prefill: null,
      address_check: { outcome: 'verified' },
    };
  },
  'POST form/address-check': ofKnown(({ body }) => {
    const { address, city, state, zip_code } = body;
    return { outcome: 'verified', address: { address, city, state, zip_code } };
  }),
  'POST form/forms': ofKnown(({ body }) => {
    requireFields(body, ['first_name', 'last_name', 'date_of_birth', 'social_security_number']);
    return { form_id: 'f1', status: 'awaiting_signature', email_masked: 'a•••@e•••.com' };
  }),
  'POST form/forms/:id/signing-sessions': ofKnown(() => ({
    redirect_url: `/thepactform?employee_id=7&signing_complete=true&envelope_id=${envelope}&event=signing_complete`,
    envelope_id: envelope,
    expires_in: 300,
  })),
  'POST form/signing-return': ({ body }) => {
    if (body['envelope_id'] !== envelope) throw notFound();
    return { status: 'completed', can_resume: false, email_masked: 'a•••@e•••.com' };
  },
});
