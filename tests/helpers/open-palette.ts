import { screen, waitFor } from '@testing-library/react';
import { person } from './person';

/** Opens the palette by its key, which is heard a moment after the heading is drawn: on a busy machine long enough to press it in vain. */
export const openPalette = (): Promise<HTMLElement> =>
  waitFor(async () => {
    await person.keyboard('{Control>}k{/Control}');
    return screen.getByRole('dialog');
  });
