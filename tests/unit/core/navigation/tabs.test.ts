import { expect, it } from 'vitest';
import { buildAbility } from '@core/access/ability';
import { redirectPath } from '@core/navigation/paths';
import { tabsOf } from '@core/navigation/menu';
import { definePage, type Area } from '@core/resource/resource';

const area = (name: string, tab?: Area['tab'], open = true): Area => ({
  name,
  path: name,
  scope: 'agency',
  access: { permissions: open ? [] : ['eip_menu_users'] },
  ...(tab && { tab }),
});
const second = area('second', { of: 'home', order: 20 });
const first = area('first', { of: 'home', order: 10 });
const closed = area('closed', { of: 'home', order: 15 }, false);
const other = area('other', { of: 'elsewhere', order: 1 });
const alone = area('alone');
const areas = [second, other, closed, first, alone];
const ability = buildAbility(areas, { permissions: [], flags: {} });

it('are in their order, without tabs of other areas and tabs that are closed to the user', () => {
  expect(tabsOf(areas, ability, second)).toEqual([first, second]);
});

it('are empty for an area that is not a tab', () => {
  expect(tabsOf(areas, ability, alone)).toEqual([]);
});

it('a page that only redirects keeps its scope and its query', () => {
  const page = definePage({ ...area('home'), redirect: 'home/first?filterBy=Top+Sales' });
  expect(redirectPath(page)).toBe('/evoove/home/first?filterBy=Top+Sales');
  expect(redirectPath({ ...page, scope: 'client' }, 7)).toBe('/clients/7/home/first?filterBy=Top+Sales');
  expect(redirectPath(definePage(area('plain')))).toBeNull();
});
