import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/**
 * The user of a screen. No time passes between two actions. The `pointer-events` style of every ancestor is not checked, which is
 * slow: a disabled control does nothing when it is pressed, and the journeys press with a real pointer.
 */
export const person = userEvent.setup({
  delay: null,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
});

/** Puts a text into a field at once, as pasting does: every typed letter would render the whole form again. */
export const fill = async (field: HTMLElement, text: string): Promise<void> => {
  await person.clear(field);
  await person.paste(text);
};
