import { bigClient, clientId } from './setup/api';
import { expect, test } from './setup/fixtures';
import { overflow } from './setup/violations';

test.describe.configure({ mode: 'parallel' });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.describe('on a phone', () => {
  test('shows rows as cards, pages them, never scrolls sideways, and has the menu in a drawer that closes', async ({
    newVisit,
  }) => {
    const visit = await newVisit(phone);
    const { page } = visit;
    const list = `/clients/${await clientId(bigClient)}/employees`;
    await visit.enter('staff', list);
    await page.getByText('1–10 of', { exact: false }).first().waitFor();
    const cards = page.getByRole('list', { name: 'Employees', exact: true }).getByRole('listitem');
    await expect(cards).toHaveCount(10);
    expect(await overflow(visit.page)).toBe(0);
    const before = await cards.allInnerTexts();
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.waitForURL(/page=1/);
    await visit.calls.settle();
    await expect.poll(() => cards.allInnerTexts()).not.toEqual(before);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Worksites', exact: true }).click();
    await page.waitForURL(/\/worksites$/);
    await page.getByRole('link', { name: 'Worksites', exact: true }).waitFor({ state: 'hidden' });
  });
});
