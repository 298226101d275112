import { devices } from '@playwright/test';
import { accounts, password } from './setup/accounts';
import { bigClient, clientId } from './setup/api';
import { expect, test } from './setup/fixtures';
import { copiesTo } from './setup/membership/copies';
import { invitedPerson } from './setup/membership/people';
import { pathOf, walkOn } from './setup/membership/walk';
import { overflow } from './setup/violations';

test.describe.configure({ mode: 'parallel' });

/** Devices with their screen, scale, touch and user agent, in Chromium. Each uses a different invitation. */
const held = [
  { name: 'iPhone 14', invitation: 1158, hasCards: true },
  { name: 'Pixel 7', invitation: 1159, hasCards: true },
  { name: 'iPad (gen 7)', invitation: 1160, hasCards: false },
] as const;

for (const { name, invitation, hasCards } of held)
  test(`${name}: the membership form is completed and a record of a list is opened by touch`, async ({
    newVisit,
  }) => {
    const { defaultBrowserType: _, ...device } = devices[name];
    const visit = await newVisit(device);
    const { page } = visit;
    const person = invitedPerson(invitation);
    const walk = walkOn({ page, touch: true });
    await visit.open(pathOf(person, 'id'));
    await walk.press(walk.texts.welcome.agree);
    await walk.verify(person.lastFour);
    await walk.atForm();
    await walk.fillRest(person.ssn);
    expect(await overflow(page)).toBe(0);
    await walk.sign();
    await walk.atSigningPage();
    await walk.choose('sign');
    await walk.done();
    expect(await copiesTo(person.email)).toHaveLength(1);

    const list = `/clients/${await clientId(bigClient)}/employees`;
    await visit.open(list);
    await page.getByLabel('Email').fill(accounts.staff);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).tap();
    const links = page.locator('main a.record-link');
    await links.nth(9).waitFor();
    expect(await overflow(page)).toBe(0);
    const cards = page.getByRole('list', { name: 'Employees', exact: true });
    await expect(cards).toBeVisible({ visible: hasCards });
    const link = links.first();
    const record = await link.innerText();
    await link.tap();
    await page
      .getByRole('heading', { name: record })
      .or(page.getByRole('dialog', { name: record }))
      .first()
      .waitFor();
    expect(visit.address()).toMatch(new RegExp(`^${list}/\\d+`));
    await page.getByText('Date of birth').waitFor();
    expect(await overflow(page)).toBe(0);
  });
