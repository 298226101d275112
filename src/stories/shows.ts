import { waitFor } from 'storybook/test';

/** The `play` of a story that is complete once as many elements are there: what it fetches has come. */
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
