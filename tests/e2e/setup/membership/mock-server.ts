import type { Page } from '@playwright/test';
import { calls, type CallName } from './faults';

type Answer = {
  readonly status?: number;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};
/** `wait`: no response. `cut`: the connection breaks. */
type MockAnswer = Answer | 'wait' | 'cut';

const address = { address: '1200 Lakeview Dr Apt 1', city: 'San Jose', state: 'CA', zip_code: '95123' };
const prefill = {
  first_name: 'Marcus',
  middle_name: '',
  last_name: 'Lindqvist',
  date_of_birth: '1979-12-05',
  ...address,
  email_address: 'marcus.lindqvist@mail.example',
  phone_number: '4085550177',
  is_married: false,
  beneficiaries: [],
};
const suggestions = [1, 2, 3].map((id) => ({
  ...address,
  id: String(id),
  address: `1200 Lakeview Dr Apt ${id}`,
}));

const eligible = (outcome: 'verified' | 'not_found' | 'multiple', rest: object = {}): Answer => ({
  json: {
    result: 'eligible',
    form_token: 'token',
    expires_in: 1800,
    form_status: 'none',
    prefill,
    address_check: { outcome, suggestions: outcome === 'multiple' ? suggestions : [] },
    ...rest,
  },
});

/** Possible responses of the server. */
export const answers = {
  open: {
    json: { state: 'open', company_name: 'Bayview Home Supply', asks: ['ssn_last_four'], language: 'en' },
  },
  verified: eligible('verified'),
  unknown: eligible('verified', { prefill: null }),
  notFound: eligible('not_found'),
  multiple: eligible('multiple'),
  awaiting: eligible('verified', { form_status: 'awaiting_signature', form_id: 'f1' }),
  declinedBefore: eligible('verified', { form_status: 'declined' }),
  member: { json: { result: 'already_member' } },
  saved: {
    status: 201,
    json: { form_id: 'f1', status: 'awaiting_signature', email_masked: 'm…@mail.example' },
  },
  broken: { status: 500, json: {} },
  incorrect: { status: 422, json: { detail: 'ssn incorrect' } },
  tooMany: { status: 429, headers: { 'Retry-After': '3600' }, json: {} },
  busy: { status: 503, headers: { 'Retry-After': '20' }, json: {} },
  gone: { status: 404, json: { detail: 'not found' } },
  expired: { status: 410, json: { detail: 'expired' } },
  tokenEnded: { status: 403, json: { detail: 'form token expired' } },
  signed: { status: 409, json: { detail: 'already signed' } },
  fieldRefused: { status: 422, json: { errors: { email_address: 'invalid', beneficiaries: 'total' } } },
} satisfies Record<string, Answer>;

export const signingReturn = (status: string): Answer => ({
  json: { status, can_resume: status === 'not_signed', email_masked: 'm…@mail.example' },
});

/**
 * Fulfills the form's calls instead of the server, so that a test can stay in any state. Returns a function that
 * changes responses.
 */
export const mockServer = async (page: Page) => {
  const script = new Map<CallName, MockAnswer>([['lookup', answers.open]]);
  for (const [name, pattern] of Object.entries(calls) as [CallName, string][])
    await page.route(pattern, async (route) => {
      const answer = script.get(name) ?? answers.broken;
      if (answer === 'cut') await route.abort();
      else if (answer !== 'wait') await route.fulfill(answer);
    });
  return (part: Partial<Record<CallName, MockAnswer>>) => {
    for (const [name, answer] of Object.entries(part) as [CallName, MockAnswer][]) script.set(name, answer);
  };
};
