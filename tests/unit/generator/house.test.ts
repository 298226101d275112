import { describe, expect, test } from 'vitest';
import { areas } from '@resources';
import { readHouse } from '@scripts/new-resource/house';

describe('what the generator knows of the house', () => {
  const house = readHouse();

  test('are the icons of every area', () => {
    const icons = areas.flatMap(({ menu }) => menu?.icon ?? []);
    expect(icons.length).toBeGreaterThan(10);
    expect(icons.filter((icon) => !house.icons.has(icon))).toEqual([]);
    expect(house.icons.has('icons')).toBe(false);
  });

  test('are names and addresses of every area, and a place in the menu behind them', () => {
    for (const { name, path } of areas) {
      expect(house.names.has(name)).toBe(true);
      expect(house.paths.has(path)).toBe(true);
    }
    const taken = areas.flatMap(({ menu }) => (menu?.group === 'workforce' ? [menu.order] : []));
    expect(house.order('client')).toBeGreaterThan(Math.max(...taken));
  });

  test('is the Spanish of labels, titles and values', () => {
    expect(house.translate('Worksite')).toBe('Centro de trabajo');
    expect(house.translate('Claims')).toBe('Reclamaciones');
    expect(house.translate('Not verified')).toBe('Sin verificar');
    expect(house.translate('toString')).toBeUndefined();
  });
});
