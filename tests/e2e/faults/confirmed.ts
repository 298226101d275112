import type { Stage } from './stage';
import type { Deed } from './run-write';

/** Waits for a confirmation dialog; its last button confirms. */
export const confirmed = async ({ page, until }: Stage, done: Deed['done']): Promise<Deed> => {
  const dialog = page.getByRole('alertdialog');
  const heading = dialog.getByRole('heading');
  await until('the question', () => heading.isVisible(), 5_000);
  return {
    press: dialog.locator('button.MuiButton-root').last(),
    typed: () => heading.allInnerTexts(),
    done,
  };
};
