import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

export interface RecordedCall {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string | null;
}

/** A response: a body with status 200 or another one, or no response at all. */
export type Answer =
  | 'offline'
  | {
      readonly body: JsonBodyType;
      readonly status?: number;
      readonly headers?: Record<string, string>;
      readonly ms?: number;
    };

export const refuse = (
  status: number,
  detail = 'refused',
  more: { seconds?: number; errors?: Record<string, string> } = {},
): Answer => ({
  status,
  body: { detail, ...(more.errors && { errors: more.errors }) },
  ...(more.seconds !== undefined && { headers: { 'Retry-After': String(more.seconds) } }),
});

const prefill = {
  first_name: 'Jordan',
  middle_name: '',
  last_name: 'Ellis',
  date_of_birth: '1991-04-12',
  address: '418 Juniper Ct',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94601',
  email_address: 'jordan@mail.example',
  phone_number: '5105550142',
  is_married: false,
  beneficiaries: [
    {
      slot: 'Primary',
      full_name: 'Rafael Ellis',
      relationship: 'Spouse',
      date_of_birth: '1984-02-09',
      percentage: 100,
    },
  ],
};

export const eligible = (more: object = {}) => ({
  result: 'eligible',
  form_token: 't1',
  expires_in: 1800,
  form_status: 'none',
  prefill,
  address_check: { outcome: 'verified', suggestions: [] },
  ...more,
});

const defaultBodies: Record<string, JsonBodyType> = {
  lookup: { state: 'open', company_name: 'Harbor Lane Markets', asks: ['ssn_last_four'], language: 'en' },
  verify: eligible(),
  'address-check': { outcome: 'verified', address: '418 Juniper Ct' },
  forms: { form_id: 'f1', status: 'awaiting_signature', email_masked: 'j•••n@mail.example' },
  'signing-sessions': { redirect_url: '/signing/once', envelope_id: 'e1', expires_in: 300 },
  drafts: { expires_in: 604800 },
  'draft-mails': { email_masked: 'j***@mail.example', expires_in: 86400 },
  summary: {
    sections: [{ title: 'Personal info', lines: [{ label: 'First name', value: 'Jordan' }] }],
  },
  'signed-copy': { file_name: 'membership-form.pdf', content: btoa('%PDF-1.7') },
  'signing-return': { status: 'completed', can_resume: false, email_masked: 'j•••n@mail.example' },
};

/** A membership API whose responses the test sets one by one, for cases that are rare on a real server. */
export const createFakeCalls = () => {
  const recorded: RecordedCall[] = [];
  const queues = new Map<string, Answer[]>();
  const server = setupServer(
    http.all('*/api/pact-form/*', async ({ request }) => {
      const path = new URL(request.url).pathname.split('/').at(-1) ?? '';
      const body = request.method === 'POST' ? ((await request.json()) as RecordedCall['body']) : {};
      recorded.push({ path, body, key: request.headers.get('Idempotency-Key') });
      const answer = queues.get(path)?.shift() ?? { body: defaultBodies[path] ?? null };
      if (answer === 'offline') return HttpResponse.error();
      if (answer.ms) await delay(answer.ms);
      return HttpResponse.json(answer.body, {
        status: answer.status ?? 200,
        ...(answer.headers && { headers: answer.headers }),
      });
    }),
  );
  return {
    server,
    callsTo: (path: string) => recorded.filter((call) => call.path === path),
    /** Sets the next responses of a call. After them, the usual one is returned. */
    answer: (path: string, ...answers: Answer[]) => void queues.set(path, answers),
    reset: () => {
      recorded.length = 0;
      queues.clear();
    },
  };
};
