import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export const violationsOf = async (page) => {
  // Colours that are still on their way from one to the other would be judged as they pass.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  });
  // The content security policy lets no foreign script in: evaluated by the browser's tools, it needs no leave.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (values) =>
      window.axe.run({
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
        preload: false,
        rules: {
          // Experimental in axe: it takes the avatar's initials, hidden from assistive technology, for a part of the visible name.
          'label-content-name-mismatch': { enabled: false },
          // Where the system replaces the colours, axe judges the page's own, which are not seen.
          'color-contrast': { enabled: !matchMedia('(forced-colors: active)').matches },
        },
      }),
    standards,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
};
