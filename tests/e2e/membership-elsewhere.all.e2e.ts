import { expect, test } from './setup/fixtures';
import { serverOfFile } from './setup/server-of-file';
import { invitedPerson } from './setup/membership/people';
import { phone, walkOn } from './setup/membership/walk';

const server = serverOfFile();

test('a form started on a phone can be finished and downloaded on a computer', async ({ newVisit }) => {
  const person = invitedPerson(1139);
  const first = walkOn({ page: (await newVisit({ ...phone, url: server().url })).page });
  const { texts } = first;
  await first.toForm(person);
  await first.fillNumber(person.ssn);
  await first.toPage('contact');
  await first.change('phone_number', '+1 510 555 0188');
  await first.change('email_address', 'someone.new@mail.example');
  await first.press(texts.byMail.send);
  await first.page.getByText('s***@mail.example', { exact: false }).waitFor();
  let link = '';
  await expect(async () => {
    const outbox = await (await fetch(server().outboxUrl)).text();
    link = /\/thepactform\?[^"<\s]*draft=[\w-]+/.exec(outbox.replaceAll('&amp;', '&'))?.[0] ?? '';
    expect(link).toContain('draft=');
  }).toPass({ timeout: 10_000 });

  const visit = await newVisit({ url: server().url });
  const second = walkOn({ page: visit.page });
  await visit.open(link);
  await second.press(texts.welcome.agree);
  await second.verify(person.lastFour);
  await second.atForm();
  expect(visit.address()).not.toContain('draft');
  // Everything else on this page is already filled in.
  await second.field('social_security_number').fill(person.ssn);
  await second.toPage('contact');
  await expect(second.field('phone_number')).toHaveValue('510-555-0188');
  await expect(second.field('email_address')).toHaveValue('someone.new@mail.example');
  await second.toPage('beneficiaries');
  await second.fillBeneficiary();
  await second.sign();
  await second.atSigningPage();
  await second.choose('sign');
  await second.done();
  await second.press(texts.done.answers);
  await second.page.getByText('510-555-0188').waitFor();
  const download = visit.page.waitForEvent('download');
  await second.press(texts.done.pdf);
  expect((await download).suggestedFilename()).toBe('membership-form.pdf');
});
