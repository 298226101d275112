import { screens, type Screen } from '@scripts/screens/screens.mjs';
import type { Account } from '../setup/accounts';
import { blankPath, expect, test } from '../setup/fixtures';
import { goTo, untilReadable } from '../setup/navigation';
import type { Username } from '../setup/rights-server';

test('screens', async ({ newVisit }) => {
  test.setTimeout(3_000_000);
  for (const screen of screens.filter((one) => new RegExp(process.env['SCREENS'] ?? '.').test(one.name))) {
    const { page, calls, enter, open } = await newVisit();
    if (screen.account) await enter(screen.account as Account | Username, blankPath);
    const { answer } = screen;
    if (screen.calls)
      await page.route(screen.calls, (route) =>
        answer === 'never'
          ? undefined
          : route.fulfill({
              status: answer as number,
              contentType: 'application/json',
              body: '{"message":"No"}',
            }),
      );
    await open(screen.path);
    await page.getByRole('heading').first().waitFor();
    if (answer !== 'never') await calls.settle();
    else await page.waitForTimeout(1000);
    await screen.open?.(page);
    if (answer !== 'never') await calls.settle();
    await page.waitForTimeout(300);
    const { takePageErrors } = await import('../setup/fixtures');
    console.log(screen.name, await page.title(), await page.locator('font').count(), takePageErrors());
    await page.context().close();
  }
});
