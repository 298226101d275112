import { bigClient, clientId } from './setup/api';
import { expect, test } from './setup/fixtures';

const recordCall = /\/workers\/\d+$/;

test.describe('one employee', () => {
  test('is a separate page on a phone, and the list keeps its scroll position', async ({ newVisit }) => {
    const visit = await newVisit({ viewport: { width: 390, height: 844 } });
    const { page } = visit;
    const client = await clientId(bigClient);
    await visit.enter('staff', `/clients/${client}/employees`);
    const link = page.locator('main a.record-link').nth(6);
    await link.scrollIntoViewIfNeeded();
    const name = await link.innerText();
    const before = await page.evaluate(() => window.scrollY);
    const calls = await visit.calls.during(() => link.click(), recordCall);
    expect(calls).toHaveLength(1);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('button', { name: 'Back to Employees' }).click();
    await page.getByRole('heading', { level: 1, name: 'Employees' }).waitFor();
    await visit.calls.settle();
    expect(visit.address()).toBe(`/clients/${client}/employees`);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(200);
  });
});
