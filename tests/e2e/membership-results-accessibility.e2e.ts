import { startLook, looks, type Look } from './setup/membership/looks';
import { invited } from './setup/membership/people';
import { answers, playServer, returned } from './setup/membership/script';
import { expect, type NewVisit, test } from './setup/fixtures';

/** The result screens after the return from the signing page. */
const lookAtResults = async (newVisit: NewVisit, look: Look) => {
  const { page, faults, walk, check, open } = await startLook(newVisit, look);
  const { said, heading, press, verify } = walk;
  const answer = await playServer(page);
  const comeBack = async (event: string, status: string, title: string) => {
    answer({ askReturn: returned(status) });
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
const lookAtSigning = async (newVisit: NewVisit, look: Look) => {
  const { faults, walk, check } = await startLook(newVisit, look);
  await walk.toSigning(invited(1119 + looks.indexOf(look)));
  await check('signing');
  expect(faults).toEqual({});
};

test.describe.configure({ mode: 'parallel' });

for (const look of looks)
  test.describe(`signing has no faults (${look.language})`, () => {
    test('on the result screens', ({ newVisit }) => lookAtResults(newVisit, look));
    test('on the signing page', ({ newVisit }) => lookAtSigning(newVisit, look));
  });
