import { expect, test } from 'vitest';
import { areas } from '@resources';
import { icons, nextMenuOrder } from '@scripts/new-resource/project';

test('the icons that the generator offers include those of every area', () => {
  const used = areas.flatMap(({ menu }) => menu?.icon ?? []);
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((icon) => !icons.includes(icon))).toEqual([]);
  expect(icons).not.toContain('icons');
});

test('a new resource follows the others of its menu group', () => {
  const taken = areas.flatMap(({ menu }) => (menu?.group === 'workforce' ? [menu.order] : []));
  expect(nextMenuOrder('workforce')).toBeGreaterThan(Math.max(...taken));
});
