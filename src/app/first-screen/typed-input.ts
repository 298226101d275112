const controlsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('input, button, a[href]')];

/** Sets a value as typing would. React overrides the setter of the element itself. */
const typeInto = (input: HTMLInputElement, value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * Reads what a user did on a screen before its scripts ran: what was typed, which control has the focus, and which was
 * pressed. Returns a function that repeats it after the same screen was drawn again.
 */
export const readEarlyInput = (root: HTMLElement, pressed: HTMLElement | null): (() => void) => {
  const before = controlsOf(root);
  const values = before.map((control) => (control instanceof HTMLInputElement ? control.value : ''));
  const focused = before.findIndex((control) => control === document.activeElement);
  const pressedAt = before.findIndex((control) => control === pressed);
  return () => {
    const after = controlsOf(root);
    after.forEach((control, at) => {
      const value = values[at];
      if (value && control instanceof HTMLInputElement) typeInto(control, value);
    });
    after[focused]?.focus();
    after[pressedAt]?.click();
  };
};
