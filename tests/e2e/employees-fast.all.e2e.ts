import { bigClient, clientId } from './setup/api';
import { expect, test } from './setup/fixtures';
import { namesIn, nextPage, untilRows } from './setup/list';

interface Seen {
  /** `11–20 of`, as in the list's footer. */
  readonly range: string;
  readonly first: string;
  readonly isStale: boolean;
}

test('never shows stale rows as current during 20 fast page changes, and ends on the right page', async ({
  newVisit,
}) => {
  const list = `/clients/${await clientId(bigClient)}/employees`;
  const visit = await newVisit();
  const { page } = visit;
  await visit.enter('staff', list);
  await untilRows(page);
  // Record in every frame: the range in the footer, the first record, and whether the list shows that it is loading.
  await page.evaluate(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    const recordFrame = () => {
      const grid = document.querySelector('.MuiDataGrid-root');
      seen.push({
        range: /\d+–\d+ of/.exec(document.querySelector('main')?.textContent ?? '')?.[0] ?? '',
        first: grid?.querySelector('.MuiDataGrid-row [data-colindex="0"]')?.textContent ?? '',
        isStale: document.querySelector('.MuiDataGrid-row .MuiSkeleton-root, [role="progressbar"]') !== null,
      });
      requestAnimationFrame(recordFrame);
    };
    recordFrame();
  });
  for (let turn = 0; turn < 20; turn += 1) await nextPage(page);
  await page.waitForURL(/page=20/);
  await visit.calls.settle();
  const shown = await namesIn(page);
  const frames = await page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
  await page.reload();
  await untilRows(page);
  expect(await namesIn(page)).toEqual(shown);
  const fresh = frames.filter(({ isStale }) => !isStale);
  const right = new Map(fresh.map(({ range, first }) => [range, first]));
  expect(fresh.filter(({ range, first }) => right.get(range) !== first)).toEqual([]);
  expect(frames.filter(({ first }) => first === '')).toEqual([]);
});
