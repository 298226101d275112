/** Moves the focus to the card around an element: what had it goes away with the press. */
export const focusCard = (element: Element | null): void =>
  element?.closest('section')?.focus({ preventScroll: true });
