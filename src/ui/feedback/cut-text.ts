/** Texts that end in dots where they have no room. */
const texts = '.cell-text, .record-link, .count-link, .cell-chip > span';

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;

/** The text of an element that is cut now, whole; undefined where all of it is seen. */
export const cutText = (element: Element): string | undefined =>
  [element, ...element.querySelectorAll(texts)].find((one) => one.matches(texts) && isCut(one))
    ?.textContent ?? undefined;

/** What stands for a text that is cut: the cell of the grid, which takes the focus, or the text itself. */
export const cutAround = (target: Element): HTMLElement | null => {
  const around = target.closest<HTMLElement>('.MuiDataGrid-cell') ?? target.closest<HTMLElement>(texts);
  return around && cutText(around) !== undefined ? around : null;
};
