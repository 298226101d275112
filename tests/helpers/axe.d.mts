import type { Page } from 'playwright-core';

/** Returns axe's violations of WCAG 2.2 AA on a page, one line for each element. */
export function violationsOf(page: Page): Promise<string[]>;
