import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export const violationsOf = async (page) => {
  // Finish transitions, or axe would judge the colours in between.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  });
  // The content security policy blocks foreign scripts, but does not apply to a script that the browser's tools evaluate.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (values) =>
      window.axe.run({
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
        preload: false,
        rules: {
          // Experimental in axe: it counts the avatar's initials, hidden from assistive technology, as part of the visible name.
          'label-content-name-mismatch': { enabled: false },
          // With forced colours, axe judges the page's own colours, which are not shown.
          'color-contrast': { enabled: !matchMedia('(forced-colors: active)').matches },
        },
      }),
    standards,
  );
  // A generic element has no name (WAI-ARIA 1.2, 5.2.8.6). axe only asks for a review of those with text.
  const labelled = await page.evaluate(() =>
    Array.from(
      document.querySelectorAll(':is(div, p, span):is([aria-label], [aria-labelledby]):not([role])'),
      ({ outerHTML }) => `label-of-generic: ${outerHTML.slice(0, 200)}`,
    ),
  );
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    ),
    ...labelled,
  ];
};
