import { startScreenCheck, screenVariants, type ScreenVariant } from './setup/membership/screen-variants';
import { invitedPerson } from './setup/membership/people';
import { answers, mockServer, signingReturn } from './setup/membership/mock-server';
import { expect, type NewVisit, test } from './setup/fixtures';

/** The result screens after the return from the signing page. */
const lookAtResults = async (newVisit: NewVisit, look: ScreenVariant) => {
  const { page, faults, walk, check, open } = await startScreenCheck(newVisit, look);
  const { said, heading, press, verify } = walk;
  const answer = await mockServer(page);
  const comeBack = async (event: string, status: string, title: string) => {
    answer({ askReturn: signingReturn(status) });
    await open(`&signing_complete=true&envelope_id=e1&event=${event}`);
    await heading(title);
    await check(`${event} ${status}`);
  };
  answer({ askReturn: 'wait' });
  await open('&signing_complete=true&envelope_id=e1&event=cancel');
  await heading(said.result.checking);
  await check('asking');
  answer({ askReturn: 'cut' });
  await page.reload();
  await page.getByText(said.result.unansweredText).waitFor();
  await check('no answer');
  await comeBack('cancel', 'not_signed', said.result.cancelled);
  await comeBack('ttl_expired', 'not_signed', said.result.timedOut);
  await comeBack('signing_complete', 'not_signed', said.result.unconfirmed);
  await comeBack('exception', 'not_signed', said.result.trouble);
  await comeBack('decline', 'declined', said.result.declined);
  await comeBack('cancel', 'voided', said.result.closed);
  await comeBack('signing_complete', 'processing', said.done.title);
  await comeBack('signing_complete', 'completed', said.done.title);
  answer({ verify: answers.awaiting });
  for (const [name, title] of [
    ['busy', said.connecting.title],
    ['broken', said.result.trouble],
    ['tooMany', said.result.busy],
    ['signed', said.done.signedTitle],
  ] as const) {
    await open();
    await press(said.welcome.agree);
    await verify('1234');
    await heading(said.result.awaiting);
    if (name === 'busy') await check('waits for the signature');
    answer({ connect: answers[name] });
    await press(said.result.continue);
    await heading(title);
    if (name === 'busy') await page.getByText(said.connecting.busy).waitFor();
    await check(`signing page ${name}`);
  }
  expect(faults).toEqual({});
};

/** The stand-in's signing page, from the real server. */
const lookAtSigning = async (newVisit: NewVisit, look: ScreenVariant) => {
  const { faults, walk, check } = await startScreenCheck(newVisit, look);
  await walk.toSigning(invitedPerson(1119 + screenVariants.indexOf(look)));
  await check('signing');
  expect(faults).toEqual({});
};

test.describe.configure({ mode: 'parallel' });

for (const look of screenVariants)
  test.describe(`signing has no faults (${look.language})`, () => {
    test('on the result screens', ({ newVisit }) => lookAtResults(newVisit, look));
    test('on the signing page', ({ newVisit }) => lookAtSigning(newVisit, look));
  });
