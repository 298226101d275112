/** The commands for a browser, over its own protocol. */
export interface Remote {
  /** Name and version. */
  readonly title: string;
  /** The folder for downloads. */
  readonly downloads: string;
  open(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** Runs a script in the page and returns its value. */
  evaluate<A extends readonly unknown[], T>(script: string | ((...args: A) => T), ...args: A): Promise<T>;
  /** Runs a function in the page that returns an element, and clicks its center. Returns false when there is none. */
  clickOn<A extends readonly unknown[]>(find: (...args: A) => Element | null, ...args: A): Promise<boolean>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Selects everything in the focused field. */
  selectAll(): Promise<void>;
  /** Returns the errors and warnings of the pages since the last call. */
  pageErrors(): Promise<string[]>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Tab' | 'Escape' | 'Delete';

/** The time limit of one step on a busy machine, in milliseconds. */
export const timeoutMs = 60_000;

/**
 * The environment of a browser, without the fonts of the Chromium journeys: the browser's sandbox hides them, so it
 * uses system fonts.
 */
export const environmentOf = (own: Readonly<Record<string, string>> = {}): Record<string, string> => {
  const { FONTCONFIG_PATH: _, ...rest } = { ...process.env, ...own };
  return rest as Record<string, string>;
};
