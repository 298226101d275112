import { startScreenCheck, screenVariants, type ScreenVariant } from './setup/membership/screen-variants';
import { invitedPerson } from './setup/membership/people';
import { answers, mockServer, signingReturn } from './setup/membership/mock-server';
import { expect, type NewVisit, test } from './setup/fixtures';

/** The result screens after the return from the signing page. */
const checkResults = async (newVisit: NewVisit, variant: ScreenVariant) => {
  const { page, faults, walk, check, open } = await startScreenCheck(newVisit, variant);
  const { texts, heading, press, verify } = walk;
  const answer = await mockServer(page);
  const comeBack = async (event: string, status: string, title: string) => {
    answer({ askReturn: signingReturn(status) });
    await open(`&signing_complete=true&envelope_id=e1&event=${event}`);
    await heading(title);
    await check(`${event} ${status}`);
  };
  answer({ askReturn: 'wait' });
  await open('&signing_complete=true&envelope_id=e1&event=cancel');
  await heading(texts.result.checking);
  await check('asking');
  answer({ askReturn: 'cut' });
  await page.reload();
  await page.getByText(texts.result.unansweredText).waitFor();
  await check('no answer');
  await comeBack('cancel', 'not_signed', texts.result.cancelled);
  await comeBack('ttl_expired', 'not_signed', texts.result.timedOut);
  await comeBack('signing_complete', 'not_signed', texts.result.unconfirmed);
  await comeBack('exception', 'not_signed', texts.result.trouble);
  await comeBack('decline', 'declined', texts.result.declined);
  await comeBack('cancel', 'voided', texts.result.closed);
  await comeBack('signing_complete', 'processing', texts.done.title);
  await comeBack('signing_complete', 'completed', texts.done.title);
  answer({ verify: answers.awaiting });
  for (const [name, title] of [
    ['busy', texts.connecting.title],
    ['broken', texts.result.trouble],
    ['tooMany', texts.result.busy],
    ['signed', texts.done.signedTitle],
  ] as const) {
    await open();
    await press(texts.welcome.agree);
    await verify('1234');
    await heading(texts.result.awaiting);
    if (name === 'busy') await check('waits for the signature');
    answer({ connect: answers[name] });
    await press(texts.result.continue);
    await heading(title);
    if (name === 'busy') await page.getByText(texts.connecting.busy).waitFor();
    await check(`signing page ${name}`);
  }
  expect(faults).toEqual({});
};

/** The stand-in's signing page, from the real server. */
const checkSigningPage = async (newVisit: NewVisit, variant: ScreenVariant) => {
  const { faults, walk, check } = await startScreenCheck(newVisit, variant);
  await walk.toSigning(invitedPerson(1119 + screenVariants.indexOf(variant)));
  await check('signing');
  expect(faults).toEqual({});
};

test.describe.configure({ mode: 'parallel' });

for (const variant of screenVariants)
  test.describe(`signing has no faults (${variant.language})`, () => {
    test('on the result screens', ({ newVisit }) => checkResults(newVisit, variant));
    test('on the signing page', ({ newVisit }) => checkSigningPage(newVisit, variant));
  });
