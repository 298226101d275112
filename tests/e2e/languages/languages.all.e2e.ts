import { accounts, type Account } from '../setup/accounts';
import { callApi } from '../setup/api';
import { screens, type Screen } from '@scripts/screens/screens.mjs';
import { alternate } from '@tests/helpers/scale';
import { blankPath, expect, takePageErrors, test } from '../setup/fixtures';
import { type PseudoLanguage, toPseudoLanguage, applyPseudoLanguage } from './pseudo-language';
import type { Username } from '../setup/rights-server';
import { goTo } from '../setup/navigation';
import { smallTargets } from '../setup/targets';
import { layoutFaults } from '../setup/violations';
import esAccount from '@locales/es/account';

test.describe.configure({ mode: 'parallel' });

const cases = (['long', 'right to left'] as const satisfies readonly PseudoLanguage[]).flatMap((language) => [
  { language, viewport: { width: 1280, height: 900 } },
  { language, viewport: { width: 390, height: 844 } },
]);
/** Screens that need only an address and the server's real responses. */
const unmockedScreens = screens.filter(({ answer, open }) => answer === undefined && open === undefined);

// Adds the longest action to the audit trail.
test.beforeAll(async () => {
  const body = { username: accounts.admin, password: 'none of hers' };
  expect((await callApi('/api/v1/auth/login', { body })).status).toBe(401);
});

/** The server renders the first screen in Spanish, so React reports a hydration mismatch and renders it again. */
const isHydrationMismatch = (error: string) => error.includes('React error #418');
test.afterEach(() => expect(takePageErrors().filter((error) => !isHydrationMismatch(error))).toEqual([]));

for (const one of cases) {
  const { language, viewport } = one;
  test(`no screen is cut off in a language that is ${language}, at ${viewport.width} px`, async ({
    newVisit,
  }) => {
    const own = alternate(unmockedScreens, cases).flatMap(([screen, its]) => (its === one ? [screen] : []));
    const faults: string[] = [];
    for (const account of new Set(own.map((screen) => screen.account))) {
      const { page, calls, enter, open } = await newVisit({ viewport, locale: 'es-US' });
      await applyPseudoLanguage(page, language);
      if (account) await enter(account as Account | Username, blankPath);
      const pathname = (address: string) => new URL(address, page.url()).pathname;
      const checkScreen = async ({ name, path }: Screen) => {
        // What is loaded stays loaded for the next screen of the same account.
        const isNext = account !== undefined && ![blankPath, pathname(path)].includes(pathname(page.url()));
        await (isNext ? goTo(page, path) : open(path));
        await page.getByRole('heading').first().waitFor();
        await calls.settle();
        const direction = language === 'long' ? 'ltr' : 'rtl';
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        const found = [
          ...(await layoutFaults(page)),
          ...(viewport.width < 600 ? await smallTargets(page) : []),
        ];
        faults.push(...found.map((fault) => `${name}: ${fault}`));
      };
      for (const screen of own.filter((screen) => screen.account === account)) await checkScreen(screen);
    }
    expect(faults).toEqual([]);
  });
}

test('a pseudo-language replaces Spanish', async ({ newVisit }) => {
  const { page, open } = await newVisit({ locale: 'es-US' });
  await applyPseudoLanguage(page, 'long');
  await open('/login');
  await expect(page.getByText(toPseudoLanguage('long', esAccount.help))).toBeVisible();
});
