import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/**
 * The one who uses a screen. Between two acts no time passes, and whether styles keep a pointer off is not looked up through all of them for every
 * element above: what is disabled does nothing when it is pressed, and the journeys press with a real pointer.
 */
export const person = userEvent.setup({
  delay: null,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
});
