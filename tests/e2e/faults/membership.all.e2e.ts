import type { Page } from '@playwright/test';
import { expect } from '../setup/fixtures';
import { calls } from '../setup/membership/faults';
import { answers, signingReturn } from '../setup/membership/mock-server';
import { beneficiary, walkOn, type Walk } from '../setup/membership/walk';
import { testFaults } from './cells';
import type { FaultName } from './faults';
import type { UserAction, FaultyCall } from './run';
import type { Stage } from './stage';
import { button } from './writes';

const ssn = '212-45-6789';
const marker = /212-?45-?6789/;

interface MemberCall {
  readonly name: string;
  readonly pattern: string;
  /** The usual response. */
  readonly answer: { readonly status?: number; readonly json?: unknown };
  /** Goes to the step where one click makes the call. */
  readonly ready: (stage: Stage, walk: Walk) => Promise<Pick<UserAction, 'press' | 'act'>>;
  /** The call is made when the page opens. */
  readonly opens?: boolean;
  /** The text that the screen shows on success. */
  readonly successText: (walk: Walk) => string;
  /** Faults after which the form may continue or finish without this response. */
  readonly goesOn?: readonly FaultName[];
  /** Faults that lead to another step with a message, where one click does not recover. */
  readonly leads?: readonly FaultName[];
  /** Faults after which the call is retried automatically. */
  readonly repeats?: readonly FaultName[];
}

const never = 'no call of the form answers 401';
const leftOut: FaultyCall['leftOut'] = {
  'an old token': never,
  'an old token, and no new one': never,
  'an old token, and a fault at the refresh': never,
  'answers out of order': 'one call at a time',
  'an answer lost after the deed': 'membership-faults.e2e.ts looks at it with the real server',
};

const leaving = '/signing-page-of-the-test';
const page1 = (stage: Stage, rest = '') => `/thepactform?id=1101${rest}&lang=${stage.language}`;
const toEligibility = async (stage: Stage, walk: Walk) => {
  await stage.page.goto(page1(stage));
  await walk.press(walk.texts.welcome.agree);
  await walk.digits().fill('6789');
};
const toForm = async (stage: Stage, walk: Walk) => {
  await toEligibility(stage, walk);
  await walk.press(walk.texts.eligibility.verify);
  await walk.atForm();
  await walk.fillRest(ssn);
};

const memberCalls: readonly MemberCall[] = [
  {
    name: 'F1 GET lookup',
    pattern: calls.lookup,
    answer: answers.open,
    opens: true,
    ready: (stage) => Promise.resolve({ act: () => stage.page.goto(page1(stage)) }),
    successText: () => 'Bayview Home Supply',
    leads: ['not found'],
  },
  {
    name: 'F2 POST verify',
    pattern: calls.verify,
    answer: answers.verified,
    ready: async (stage, walk) => {
      await toEligibility(stage, walk);
      return { press: button(stage.page, walk.texts.eligibility.verify) };
    },
    successText: ({ texts }) => texts.member.sections.personal,
    leads: ['not found'],
  },
  {
    name: 'F3 POST address-check',
    pattern: calls.checkAddress,
    answer: { json: { outcome: 'verified' } },
    ready: async (stage, walk) => {
      await toForm(stage, walk);
      await walk.toPage('home');
      await walk.field('address').fill('77 Other Street');
      await walk.toPage('beneficiaries');
      return { press: button(stage.page, walk.texts.member.sign) };
    },
    successText: ({ texts }) => texts.result.noAnswer,
    goesOn: [
      'a fault of the server',
      'the page of a gateway',
      'a busy server',
      'half an answer',
      'malformed JSON',
      'an empty answer',
      'no content',
      'null',
      'missing data',
      'wrong types',
      'an unknown status word',
      'not found',
      'a conflict',
      'refused fields',
      'too many calls',
    ],
    leads: ['forbidden'],
  },
  {
    name: 'F4 POST forms',
    pattern: calls.save,
    answer: answers.saved,
    ready: async (stage, walk) => {
      await toForm(stage, walk);
      return { press: button(stage.page, walk.texts.member.sign) };
    },
    successText: ({ texts }) => texts.result.noAnswer,
    leads: ['forbidden'],
    repeats: ['a conflict'],
    goesOn: ['an unknown status word'],
  },
  {
    name: 'F5 POST forms/:id/signing-sessions',
    pattern: calls.connect,
    answer: { status: 201, json: { redirect_url: leaving, envelope_id: 'e1', expires_in: 300 } },
    ready: async (stage, walk) => {
      await toForm(stage, walk);
      return { press: button(stage.page, walk.texts.member.sign) };
    },
    successText: () => 'The signing page of the test',
    leads: ['forbidden', 'not found', 'a conflict'],
    repeats: ['a busy server'],
    goesOn: ['an unknown status word'],
  },
  {
    name: 'F6 POST signing-return',
    pattern: calls.askReturn,
    answer: signingReturn('completed'),
    opens: true,
    ready: (stage) =>
      Promise.resolve({
        act: () =>
          stage.page.goto(page1(stage, '&signing_complete=true&envelope_id=e1&event=signing_complete')),
      }),
    successText: ({ texts }) => texts.done.title,
    leads: ['not found'],
  },
];

/** Mocks all calls: no real applicant is verified here. */
const mockCalls = async ({ page, language }: Stage, callUnderTest: MemberCall) => {
  const body = `<!doctype html><html lang="${language}"><main><h1>The signing page of the test</h1></main>`;
  await page.route(`**${leaving}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  for (const call of memberCalls)
    await page.route(call.pattern, (route) =>
      // Unless the signing session is under test, the journey ends there.
      call.pattern === calls.connect && callUnderTest.pattern !== calls.connect
        ? route.abort()
        : route.fulfill(call.answer),
    );
};

/** Checks that the number appears only in the form and in the call that sends it. */
const noTrace = async (page: Page, addresses: readonly string[]) => {
  const stored = await page
    .evaluate(() => [
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state as unknown,
      document.title,
    ])
    // There is no page to evaluate during the redirect to the signing page.
    .catch(() => []);
  expect(JSON.stringify([stored, page.url(), addresses])).not.toMatch(marker);
};

/** The values typed on the last page, while it is shown; `membership-faults.e2e.ts` checks the other pages. */
const typedIn =
  ({ inGroup }: Walk) =>
  async () => {
    const names = ['full_name', 'date_of_birth', 'percentage'] as const;
    if (!(await inGroup('full_name').isVisible())) return names.map((name) => beneficiary[name]);
    return Promise.all(names.map((name) => inGroup(name).inputValue()));
  };

/** Clicks the one button that recovers, after the pause that the server requested. */
const goOn = async (page: Page) => {
  const offered = page.getByRole('alert').getByRole('button');
  const main = page.locator('main button.MuiButton-contained');
  await page.clock.fastForward(61_000);
  await ((await offered.count()) > 0 ? offered : main).first().click();
};

const membershipCall = (call: MemberCall): FaultyCall => ({
  name: call.name,
  leftOut: { ...leftOut, ...(call.opens && { 'pressed twice': 'it is made when the page opens' }) },
  mockAnswer: call.answer,
  ends: { done: ['a slow answer', 'pressed twice'], either: call.goesOn ?? [], led: call.leads ?? [] },
  tries: (fault) => [1, call.repeats?.includes(fault) ? 4 : 1],
  ready: async (stage) => {
    const { page, language } = stage;
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const walk = walkOn({ page, language });
    await mockCalls(stage, call);
    const path = new RegExp(
      call.pattern.replace('**', '').replace('*/', '[^/]+/').replace(/\?\*$/, '') + '$',
    );
    return {
      ...(await call.ready(stage, walk)),
      matches: (request) => path.test(new URL(request.url()).pathname),
      again: () => goOn(page),
      isDone: () => page.getByText(call.successText(walk), { exact: true }).first().isVisible(),
      typed: typedIn(walk),
      // In an alert, or in the focused heading of the step.
      messages: page
        .locator('[role="alert"], [tabindex="-1"]:focus')
        .filter({ visible: true, hasText: /\S/ }),
      holds: () => noTrace(page, addresses),
    };
  },
});

testFaults('membership', () => memberCalls.map(membershipCall));
