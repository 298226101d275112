interface HappyDom {
  setViewport(size: { width: number }): void;
  setURL(url: string): void;
}

const happyDom = () => (window as unknown as { happyDOM: HappyDom }).happyDOM;

/** Sets the window's width in CSS pixels, as media queries see it. */
export const setWidth = (width: number): void => happyDom().setViewport({ width });

/** The origin at which every test starts. */
export const windowOrigin = 'http://localhost:3000';

/** Resets the window to its initial address. */
export const resetAddress = (): void => happyDom().setURL(`${windowOrigin}/`);
