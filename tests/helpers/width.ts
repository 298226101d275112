/** The window's width in CSS pixels, as media queries see it. */
export const setWidth = (width: number): void => {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } };
  happyDOM.setViewport({ width });
};
