/** A matcher of Testing Library: the innermost element that says `text`, also in several elements together. */
export const acrossElements = (text: string | RegExp) => {
  const says = (element: Element) =>
    typeof text === 'string' ? element.textContent === text : text.test(element.textContent);
  return (_content: string, element: Element | null): boolean =>
    element !== null && says(element) && ![...element.children].some(says);
};
