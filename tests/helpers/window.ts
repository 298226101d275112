interface HappyDom {
  setViewport(size: { width: number }): void;
  setURL(url: string): void;
}

const happyDom = () => (window as unknown as { happyDOM: HappyDom }).happyDOM;

/** The window's width in CSS pixels, as media queries see it. */
export const setWidth = (width: number): void => happyDom().setViewport({ width });

/** Where every test begins. */
export const windowOrigin = 'http://localhost:3000';

/** Gives the window its first address again, wherever a test has led it. */
export const resetAddress = (): void => happyDom().setURL(`${windowOrigin}/`);
