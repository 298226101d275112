import { expect, test } from './setup/fixtures';
import { invitedPerson } from './setup/membership/people';
import { phone, walkOn } from './setup/membership/walk';
import { blockOtherOrigins, blockStorage } from './setup/restricted-browsers';
import { serverUrl } from './setup/server';

test('the membership form can be signed in a browser that stores nothing and reaches no other host', async ({
  newVisit,
}) => {
  const person = invitedPerson(1141);
  const { page, open } = await newVisit(phone);
  const asked = await blockOtherOrigins(page.context(), serverUrl());
  await page.context().addInitScript(blockStorage);
  const walk = walkOn({ page });
  await open('/healthz');
  const stores = await page.evaluate(() =>
    [
      () => localStorage,
      () => sessionStorage,
      () => indexedDB,
      () => document.cookie,
      () => (document.cookie = 'a=b'),
    ].map((store) => {
      try {
        store();
        return true;
      } catch {
        return false;
      }
    }),
  );
  expect(stores).toEqual([false, false, false, false, false]);

  await walk.toForm(person);
  await walk.fillRest(person.ssn);
  await walk.sign();
  await walk.atSigningPage();
  await walk.choose('sign');
  await walk.done();
  expect(asked, 'called of other hosts').toEqual([]);
});
