/** What a browser is told to do, over the protocol that it speaks. */
export interface Remote {
  /** Name and version. */
  readonly title: string;
  /** The files that pages save. */
  readonly downloads: string;
  open(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** Runs a script in the page and answers its value. */
  evaluate<A extends readonly unknown[], T>(script: string | ((...args: A) => T), ...args: A): Promise<T>;
  /** Runs a function in the page that answers an element; a click of the mouse on its middle, when there is one. */
  clickOn<A extends readonly unknown[]>(find: (...args: A) => Element | null, ...args: A): Promise<boolean>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** In the field that has the focus. */
  selectAll(): Promise<void>;
  /** Errors and warnings of the pages since it was last asked. */
  complaints(): Promise<string[]>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Tab' | 'Escape' | 'Delete';

/** In milliseconds, for one step on a machine that has other work. */
export const patience = 60_000;

/** What a browser is started with: its sandbox hides the fonts that the journeys in Chromium bring along, so it has those of the system. */
export const environmentOf = (own: Readonly<Record<string, string>> = {}): Record<string, string> => {
  const { FONTCONFIG_PATH: _, ...rest } = { ...process.env, ...own };
  return rest as Record<string, string>;
};
