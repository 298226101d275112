import type { Request } from '@playwright/test';
import { calls } from '../setup/membership/faults';
import { answers, returned } from '../setup/membership/script';
import { beneficiary, walkOn } from '../setup/membership/walk';
import { patienceFor, type FaultName } from './kinds';
import type { Look } from './look';
import { testFaults, type FaultyCall } from './cells';
import { isCounted, isSound } from './oracle';
import { isSaidIn } from './spoken';
import { Broken, type Stage } from './stage';
import { settled } from './steps';

const ssn = '212-45-6789';
const marker = /212-?45-?6789/;

type Walk = ReturnType<typeof walkOn>;
interface MemberCall {
  readonly name: string;
  readonly pattern: string;
  /** The usual answer. */
  readonly answer: { readonly status?: number; readonly json?: unknown };
  /** Leads to where one press makes the call, and answers that press. */
  readonly ready: (stage: Stage, walk: Walk) => Promise<() => Promise<unknown>>;
  /** What the screen shows when all went well. */
  readonly goal: (walk: Walk) => string;
  /** Calls that go on, or end, without this answer. */
  readonly goesOn?: readonly FaultName[];
  /** Faults that lead to another step in so many words, where one press is not the way on. */
  readonly leads?: readonly FaultName[];
  /** Faults after which the call is made again by itself. */
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
const at = (stage: Stage, what: string, heading: string) =>
  stage.until(
    what,
    () => stage.page.getByRole('heading', { level: 1, name: heading, exact: true }).isVisible(),
    8_000,
  );

const toEligibility = async (stage: Stage, walk: Walk) => {
  await stage.page.goto(page1(stage));
  await at(stage, 'the welcome', walk.said.welcome.title);
  await walk.press(walk.said.welcome.agree);
  await at(stage, 'the eligibility', walk.said.eligibility.title);
  await walk.digits().fill('6789');
};
const toForm = async (stage: Stage, walk: Walk) => {
  await toEligibility(stage, walk);
  await walk.press(walk.said.eligibility.verify);
  await at(stage, 'the form', walk.said.form.title);
  await walk.fillRest(ssn);
};

const memberCalls: readonly MemberCall[] = [
  {
    name: 'F1 GET lookup',
    pattern: calls.lookup,
    answer: answers.open,
    ready: (stage) => Promise.resolve(() => stage.page.goto(page1(stage))),
    goal: () => 'Bayview Home Supply',
    leads: ['not found'],
  },
  {
    name: 'F2 POST verify',
    pattern: calls.verify,
    answer: answers.verified,
    ready: async (stage, walk) => {
      await toEligibility(stage, walk);
      return () => walk.press(walk.said.eligibility.verify);
    },
    goal: ({ said }) => said.form.title,
    leads: ['not found'],
  },
  {
    name: 'F3 POST address-check',
    pattern: calls.checkAddress,
    answer: { json: { outcome: 'verified' } },
    ready: async (stage, walk) => {
      await toForm(stage, walk);
      await walk.field('address').fill('77 Other Street');
      return () => walk.sign();
    },
    goal: ({ said }) => said.result.noAnswer,
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
      return () => walk.sign();
    },
    goal: ({ said }) => said.result.noAnswer,
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
      return () => walk.sign();
    },
    goal: () => 'The signing page of the test',
    leads: ['forbidden', 'not found', 'a conflict'],
    repeats: ['a busy server'],
    goesOn: ['an unknown status word'],
  },
  {
    name: 'F6 POST signing-return',
    pattern: calls.askReturn,
    answer: returned('completed'),
    ready: (stage) =>
      Promise.resolve(() =>
        stage.page.goto(page1(stage, '&signing_complete=true&envelope_id=e1&event=signing_complete')),
      ),
    goal: ({ said }) => said.done.title,
    leads: ['not found'],
  },
];

/** Answers in the server's place: no real person is verified here. */
const play = async (stage: Stage, broken: MemberCall) => {
  const { page } = stage;
  await page.route(`**${leaving}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<main><h1>The signing page of the test</h1></main>' }),
  );
  for (const call of memberCalls)
    await page.route(call.pattern, (route) =>
      // Where the signing is not looked at, it is where the journey ends.
      call.pattern === calls.connect && broken.pattern !== calls.connect
        ? route.abort()
        : route.fulfill(call.answer),
    );
};

const matcherOf = ({ pattern }: MemberCall) => {
  const end = pattern.replace('**/pact-form', '').replace('*/', '[^/]+/').replace('?*', '\\?.*');
  const path = new RegExp(`/pact-form${end}$`);
  return (request: Request) => path.test(request.url());
};

const noTrace = async (stage: Stage) => {
  const kept = await stage.page
    .evaluate(() =>
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        history.state,
        document.title,
        location.href,
      ]),
    )
    // On the way to the signing page there is no page to ask.
    .catch(() => '');
  const found = [kept, ...stage.addresses, ...stage.complaints].find((text) => marker.test(text));
  if (found !== undefined) throw new Broken('the number left a trace');
};

const isKept = async (walk: Walk) => {
  const number = walk.field('social_security_number');
  if (!(await number.isVisible())) return;
  if ((await number.inputValue()) !== ssn) throw new Broken('the number is gone');
  for (const name of ['full_name', 'date_of_birth', 'percentage'] as const)
    if ((await walk.inGroup(name).inputValue()) !== beneficiary[name]) throw new Broken(`${name} is gone`);
};

/** In an alert, or as the heading of the step that the focus was led to. */
const isSaid = async ({ page, language }: Stage, look: Look) => {
  const focused = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText ?? '');
  if (![...look.said, focused].some((text) => isSaidIn(language, text)))
    throw new Broken(`not said: ${JSON.stringify(look.said)}, focus on ${JSON.stringify(focused)}`);
};

/** The one press that leads on, as soon as the pause is over that the server asked for. */
const goOn = async ({ page, until }: Stage) => {
  const offered = page.getByRole('alert').getByRole('button');
  const main = page.locator('main button.MuiButton-contained');
  const way = ((await offered.count()) > 0 ? offered : main).first();
  await until('the way on', () => way.isEnabled({ timeout: 500 }), 65_000);
  await way.click();
};

const run = async (stage: Stage, fault: FaultName, call: MemberCall) => {
  const { page, language } = stage;
  const walk = walkOn({ page, language });
  await play(stage, call);
  const press = await call.ready(stage, walk);
  await stage.break(matcherOf(call), fault, call.answer);
  await press();
  if (fault === 'pressed twice') {
    await stage.pass(20);
    await page
      .locator('main button.MuiButton-contained')
      .first()
      .click({ timeout: 500 })
      .catch(() => undefined);
    await stage.until('the call', () => stage.count() > 0, 5_000);
    stage.release();
  }
  if (fault === 'a slow answer') {
    await stage.until('the call', () => stage.count() === 1, 5_000);
    await stage.pass(9_750);
    stage.release();
  }
  const isThere = () => page.getByText(call.goal(walk), { exact: true }).first().isVisible();
  const isRepeated = call.repeats?.includes(fault) === true;
  const patience = patienceFor(fault) + (isRepeated ? 15_000 : 0);
  // The page does not wait for the first call.
  const waitsAside = call.pattern === calls.lookup && !call.leads?.includes(fault);
  const isOver = (now: Look) => now.said.length > 0 || (isRepeated ? stage.count() === 4 : !waitsAside);
  const look = await stage.until(
    'the end of waiting',
    async (now) => stage.count() > 0 && settled(now) && ((await isThere()) || isOver(now)),
    patience,
  );
  isCounted(stage, 1, isRepeated ? 4 : 1);
  await noTrace(stage);
  if (await isThere()) {
    if (['a slow answer', 'pressed twice', ...(call.goesOn ?? [])].includes(fault)) return;
    throw new Broken('it went on all the same');
  }
  isSound(stage, look);
  await isSaid(stage, look);
  await isKept(walk);
  if (call.leads?.includes(fault)) return;
  stage.mend();
  await goOn(stage);
  await stage.until('to go on', isThere, 6_000);
  await noTrace(stage);
};

const membershipCalls: readonly FaultyCall[] = memberCalls.map((call) => ({
  name: call.name,
  leftOut: {
    ...leftOut,
    ...(call.name.startsWith('F1') && { 'pressed twice': 'it is made when the page opens' }),
    ...(call.name.startsWith('F6') && { 'pressed twice': 'it is made when the page opens' }),
  },
  run: (stage, fault) => run(stage, fault, call),
}));

testFaults(() => membershipCalls, 0);
