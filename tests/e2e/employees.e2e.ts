import { bigClient, clientId } from './setup/api';
import { expect, test, type Visit } from './setup/fixtures';
import { chooseFilter, columnIn, namesIn, nextPage, rowsOf, sortBy, untilRows } from './setup/list';
import { navigate } from './setup/navigation';

const listCall = /\/workers\?/;
let list = '';
let wire = '';
let visit: Visit;

test.beforeAll(async () => {
  const id = await clientId(bigClient);
  list = `/clients/${id}/employees`;
  wire = `/api/eip/clients/${id}/workers`;
});

/** Changes the list, and expects this address, exactly one new history entry and exactly one call. */
const change = async (work: () => Promise<unknown>, address: string, call: string) => {
  const before = await visit.entries();
  const calls = await visit.calls.during(work, listCall);
  expect(visit.address()).toBe(list + address);
  expect(calls).toEqual([{ method: 'GET', address: `${wire}?${call}`, status: 200 }]);
  expect((await visit.entries()) - before).toBe(1);
  await untilRows(visit.page, 1);
};

const first = 'offset=0&limit=10';
const active = 'employee_status=Active&all_cutoff_met=null';
const byName = 'sort=full_name&order=asc';

test.describe('the list of 25,000 employees', () => {
  test('pages, sorts, filters, searches and goes back, with its state in the address', async ({
    newVisit,
  }) => {
    visit = await newVisit();
    const { page } = visit;
    await visit.enter('staff', list);
    await untilRows(page);
    /** Returns to the initial list within the page. */
    const reopen = async () => {
      await navigate(page, list);
      await visit.calls.settle();
      await untilRows(page);
    };

    await test.step('shows the first ten active employees, with one call', async () => {
      expect(visit.address()).toBe(list);
      const calls = visit.calls.made(listCall);
      expect(calls).toEqual([
        { method: 'GET', address: `${wire}?${first}&${byName}&${active}`, status: 200 },
      ]);
      const names = await namesIn(visit.page);
      expect(names).toHaveLength(10);
      expect(new Set(await columnIn(visit.page, 'employee_status'))).toEqual(new Set(['Active']));
    });

    await test.step('adds one history entry and makes one call for every change', async () => {
      await reopen();
      await change(() => nextPage(page), '?page=1', `offset=10&limit=10&${byName}&${active}`);
      await change(
        () => sortBy(page, 'Hire date'),
        '?sortBy=hire_date',
        `${first}&sort=hire_date&order=asc&${active}`,
      );
      await change(
        () => sortBy(page, 'Hire date'),
        '?sortBy=hire_date&sortOrder=desc',
        `${first}&sort=hire_date&order=desc&${active}`,
      );
      await change(
        () => chooseFilter(page, 'Cutoff', 'Not Met'),
        '?sortBy=hire_date&sortOrder=desc&cutoff=Not+Met',
        `${first}&sort=hire_date&order=desc&employee_status=Active&all_cutoff_met=false`,
      );
      await change(
        () => chooseFilter(page, 'Status', 'All'),
        '?sortBy=hire_date&sortOrder=desc&status=All&cutoff=Not+Met',
        `${first}&sort=hire_date&order=desc&all_cutoff_met=false`,
      );
      await change(
        async () => {
          await page.getByRole('searchbox').pressSequentially('mar', { delay: 60 });
          await page.waitForURL(/search=mar/);
        },
        '?sortBy=hire_date&sortOrder=desc&search=mar&status=All&cutoff=Not+Met',
        `${first}&sort=hire_date&order=desc&search=mar&all_cutoff_met=false`,
      );
    });

    await test.step('keeps what is typed right after Reset, before it has rendered', async () => {
      const reset = page.getByRole('button', { name: 'Reset', exact: true });
      const box = page.getByRole('searchbox');
      // In one task, as on a busy machine.
      await reset.evaluate(
        (button, input) => {
          (button as HTMLElement).click();
          (input as HTMLInputElement).select();
          document.execCommand('insertText', false, 'lee');
        },
        await box.elementHandle(),
      );
      await page.waitForURL(`**${list}?search=lee`);
      await expect(box).toHaveValue('lee');
    });

    await test.step('sends every option of the two filters as the API expects', async () => {
      await reopen();
      const sent = async (filter: string, option: string) => {
        const [call] = await visit.calls.during(() => chooseFilter(page, filter, option), listCall);
        const query = new URL(call?.address ?? '', 'http://portal').searchParams;
        return [query.get('employee_status'), query.get('all_cutoff_met')];
      };
      expect(await sent('Cutoff', 'Met')).toEqual(['Active', 'true']);
      expect(await sent('Cutoff', 'Not Met')).toEqual(['Active', 'false']);
      expect(await sent('Status', 'Terminated')).toEqual(['Terminated', 'false']);
      expect(await sent('Cutoff', 'All')).toEqual(['Terminated', 'null']);
      expect(await sent('Status', 'All')).toEqual([null, 'null']);
    });

    await test.step('restores its states with Back and Forward', async () => {
      await reopen();
      const start = await namesIn(page);
      await nextPage(page);
      await page.waitForURL(/page=1/);
      await visit.calls.settle();
      const second = await namesIn(page);
      expect(second).not.toEqual(start);
      await chooseFilter(page, 'Status', 'Terminated');
      await page.waitForURL(/status=Terminated/);
      await visit.calls.settle();
      await page.goBack();
      await visit.calls.settle();
      expect(visit.address()).toBe(`${list}?page=1`);
      expect(await namesIn(page)).toEqual(second);
      await page.goBack();
      await visit.calls.settle();
      expect(visit.address()).toBe(list);
      expect(await namesIn(page)).toEqual(start);
      await page.goForward();
      await page.goForward();
      await visit.calls.settle();
      expect(visit.address()).toBe(`${list}?status=Terminated`);
      expect(new Set(await columnIn(page, 'employee_status'))).toEqual(new Set(['Terminated']));
    });

    await test.step('shows a message when nothing is found, and clears the search', async () => {
      await reopen();
      await page.getByRole('searchbox').fill('zzzz unknown');
      await page.getByRole('heading', { name: 'No employees found' }).waitFor();
      await page.getByRole('button', { name: 'Clear search' }).first().click();
      await untilRows(page);
      expect(visit.address()).toBe(list);
    });

    await test.step('handles every grid key, also those of disabled features', async () => {
      await reopen();
      const cell = rowsOf(page).nth(2).locator('[data-colindex="1"]');
      await cell.focus();
      const keys = [
        'ArrowDown',
        'ArrowUp',
        'Home',
        'End',
        'Control+Home',
        'Control+End',
        'PageUp',
        'PageDown',
      ];
      const off = [
        'F2',
        'x',
        'Delete',
        'Control+a',
        'Control+c',
        'Control+v',
        'Shift+Space',
        'Control+Enter',
      ];
      for (const key of [...keys, ...off]) await page.keyboard.press(key);
      expect(visit.address()).toBe(list);
      await page.getByRole('columnheader').first().focus();
      for (const key of ['ArrowRight', 'Control+Enter', 'Escape']) await page.keyboard.press(key);
      await expect(rowsOf(page)).toHaveCount(10);
      expect(visit.address()).toBe(list);
    });
  });
});
