import { waitFor } from 'storybook/test';

/** The `play` function of a story that is complete once `least` elements are shown, when its requests have finished. */
export const shows =
  (selector: string, minCount = 1) =>
  async (): Promise<void> => {
    const missing = new Error(`Fewer than ${minCount} of ${selector}`);
    await waitFor(
      () => {
        if (document.querySelectorAll(selector).length < minCount) throw missing;
      },
      { onTimeout: () => missing },
    );
  };
