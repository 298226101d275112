import { describe, expect, test } from 'vitest';
import { areas } from '@resources';
import { readProject } from '@scripts/new-resource/project';

describe('what the generator knows about the project', () => {
  const project = readProject();

  test('includes the icons of every area', () => {
    const icons = areas.flatMap(({ menu }) => menu?.icon ?? []);
    expect(icons.length).toBeGreaterThan(10);
    expect(icons.filter((icon) => !project.icons.has(icon))).toEqual([]);
    expect(project.icons.has('icons')).toBe(false);
  });

  test('includes the names and addresses of every area, and a menu position after them', () => {
    for (const { name, path } of areas) {
      expect(project.names.has(name)).toBe(true);
      expect(project.paths.has(path)).toBe(true);
    }
    const takenOrders = areas.flatMap(({ menu }) => (menu?.group === 'workforce' ? [menu.order] : []));
    expect(project.order('client')).toBeGreaterThan(Math.max(...takenOrders));
  });

  test('includes the Spanish of labels, titles and values', () => {
    expect(project.translate('Worksite')).toBe('Centro de trabajo');
    expect(project.translate('Claims')).toBe('Reclamaciones');
    expect(project.translate('Not verified')).toBe('Sin verificar');
    expect(project.translate('toString')).toBeUndefined();
  });
});
