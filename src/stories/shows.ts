import { expect, waitFor } from 'storybook/test';

/** The `play` of a story that is complete once as many elements are there: what it fetches has come. */
export const shows =
  (selector: string, least = 1) =>
  async (): Promise<void> => {
    await waitFor(() =>
      expect(document.querySelectorAll(selector).length, selector).toBeGreaterThanOrEqual(least),
    );
  };
