import type { Page } from 'playwright-core';

/** What axe finds on a page against WCAG 2.2 AA, one line for each element. */
export function violationsOf(page: Page): Promise<string[]>;
