import type { Page } from 'playwright-core';

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Absent on public pages. */
  readonly account?: string;
  /** Calls that get a fake response. */
  readonly calls?: RegExp;
  readonly answer?: number | 'never';
  /** Actions after opening the address. */
  readonly open?: (page: Page) => Promise<void>;
}

export declare const screens: readonly Screen[];
