import { describe, expect, it } from 'vitest';
import { areas } from '@resources/index';
import { isIconName } from '@ui/layout/icons';

describe('menu icons', () => {
  it.each(areas.flatMap(({ name, menu }) => (menu?.icon ? [[name, menu.icon] as const] : [])))(
    'knows the icon of %s',
    (_area, icon) => expect(isIconName(icon)).toBe(true),
  );

  it('does not accept a name inherited from Object.prototype', () => {
    expect(isIconName('toString')).toBe(false);
  });
});
