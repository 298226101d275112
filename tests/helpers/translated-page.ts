/**
 * Translates the page the way Chrome does, now and after each change: every text node outside of `translate="no"` is
 * taken out, and two `<font>` elements with the translation are put in its place (facebook/react#11538). The translation
 * says the same, so that tests find everything by its text. Reports on the console, which fails a journey:
 *
 * - a text node that React holds, because it would throw or change a text that is not shown;
 * - a text that React did change after its node had been taken out.
 *
 * Runs inside the page, so it cannot use anything outside of itself.
 */
export const startTranslator = (): void => {
  /** Chrome leaves drawings, code and what is typed untranslated. */
  const skipped = 'head, script, style, noscript, textarea, svg, code, .notranslate, font';
  const takenOut: { readonly outer: Element; readonly node: Text; readonly text: string }[] = [];
  const reported = new Set<string>();
  const report = (fault: string) => {
    if (reported.has(fault)) return;
    reported.add(fault);
    // oxlint-disable-next-line no-console -- read by the test
    console.error(`translated page: ${fault}`);
  };
  const isTranslated = (parent: Element) =>
    parent.closest(skipped) === null && parent.closest('[translate]')?.getAttribute('translate') !== 'no';
  const textsToTranslate = () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (node.data.trim() !== '' && node.parentElement && isTranslated(node.parentElement)) found.push(node);
    }
    return found;
  };
  const font = (...children: (string | Element)[]) => {
    const element = document.createElement('font');
    element.style.verticalAlign = 'inherit';
    element.append(...children);
    return element;
  };
  /** React marks the text nodes that it will change or remove one by one. An element's only text is not among them. */
  const isHeld = (node: Text) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
  const nameOf = ({ parentElement: parent }: Text) =>
    [parent?.parentElement, parent]
      .map((one) => `${one?.tagName.toLowerCase()}.${one?.className}`)
      .join(' > ');
  const translate = () => {
    for (const node of textsToTranslate()) {
      if (isHeld(node)) report(`React holds the text "${node.data}" in ${nameOf(node)}`);
      const outer = font(font(node.data));
      takenOut.push({ outer, node, text: node.data });
      node.replaceWith(outer);
    }
    for (const { outer, node, text } of takenOut)
      if (outer.isConnected && node.data !== text) report(`"${text}" should say "${node.data}" by now`);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(translate, 20);
  }).observe(document, { childList: true, characterData: true, subtree: true });
};
