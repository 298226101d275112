import { bigClient, clientId } from './setup/api';
import { expect, test } from './setup/fixtures';
import { namesIn, untilRows } from './setup/list';

test('the list of 25,000 employees is the same after a reload and for other users who open its address, and ignores invalid values there', async ({
  newVisit,
}) => {
  const id = await clientId(bigClient);
  const [list, wire] = [`/clients/${id}/employees`, `/api/eip/clients/${id}/workers`];
  const visit = await newVisit();
  const { page } = visit;
  const address = `${list}?page=3&sortBy=ytd_wages&sortOrder=desc&search=an&status=All`;
  await visit.enter('staff', address);
  await untilRows(page);
  const shown = await namesIn(page);
  expect(visit.address()).toBe(address);
  await page.reload();
  await untilRows(page);
  expect(await namesIn(page)).toEqual(shown);
  expect(visit.address()).toBe(address);
  const other = await newVisit();
  await other.enter('admin', address);
  await untilRows(other.page);
  expect(other.address()).toBe(address);
  expect(await namesIn(other.page)).toEqual(shown);

  // Invalid values fall back to the defaults; a page number that is too high leads to the bare path.
  await visit.open(`${list}?page=-1&sortBy=password&sortOrder=up&status=Unknown&cutoff=1`);
  await untilRows(page);
  const byDefault = 'offset=0&limit=10&sort=full_name&order=asc&employee_status=Active&all_cutoff_met=null';
  expect(visit.calls.made(/\/workers\?/).at(-1)?.address).toBe(`${wire}?${byDefault}`);
  await visit.open(`${list}?page=99999&search=mar`);
  await page.waitForURL(new RegExp(`${list}$`));
  await untilRows(page);
});
