import axe from 'axe-core';

/** What the page does against WCAG 2.2 AA and good practice, as far as it can be told without a layout. */
export const violations = async (): Promise<string[]> => {
  const found = await axe.run(document.body, {
    runOnly: {
      type: 'tag',
      values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    },
    // A selector that fits one element alone is looked for among all of them, and what is found is told by its markup.
    selectors: false,
    resultTypes: ['violations'],
    // What needs a layout is measured in a real browser.
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};
