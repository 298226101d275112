import { waitFor } from 'storybook/test';

/** The `play` function of a story that is complete once `least` elements are shown, when its requests have finished. */
export const shows =
  (selector: string, least = 1) =>
  async (): Promise<void> => {
    const missing = new Error(`Fewer than ${least} of ${selector}`);
    await waitFor(
      () => {
        if (document.querySelectorAll(selector).length < least) throw missing;
      },
      { onTimeout: () => missing },
    );
  };
