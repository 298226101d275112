import { screen, waitFor } from '@testing-library/react';
import { person } from './person';

/** Opens the palette by its shortcut. Repeats the shortcut: its listener is added shortly after the heading is rendered. */
export const openPalette = (): Promise<HTMLElement> =>
  waitFor(async () => {
    await person.keyboard('{Control>}k{/Control}');
    return screen.getByRole('dialog');
  });
