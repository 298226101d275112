import axe from 'axe-core';

/** Returns axe's violations of WCAG 2.2 AA and best practices on the page, as far as they can be found without layout. */
export const violations = async (): Promise<string[]> => {
  const found = await axe.run(document.body, {
    runOnly: {
      type: 'tag',
      values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    },
    // A unique selector is slow to find; a violation is reported by its markup instead.
    selectors: false,
    resultTypes: ['violations'],
    // What needs layout is checked in a real browser.
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};
