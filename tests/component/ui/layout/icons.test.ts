import { describe, expect, it } from 'vitest';
import { areas } from '@resources/index';
import { isIconName } from '@ui/layout/icons';

describe('menu icons', () => {
  it.each(areas.flatMap(({ name, menu }) => (menu?.icon ? [[name, menu.icon] as const] : [])))(
    'knows the icon of %s',
    (_area, icon) => expect(isIconName(icon)).toBe(true),
  );

  it('knows no icon by the name of an object’s own property', () => {
    expect(isIconName('toString')).toBe(false);
  });
});
