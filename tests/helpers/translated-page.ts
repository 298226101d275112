/** What a text is put between, so that a test sees that it was translated. */
export const marks = ['⟦', '⟧'] as const;

/** Removes the translator's marks. */
export const withoutMarks = (text: string): string => text.replaceAll(/[⟦⟧]/g, '');

/** What `startTranslator` leaves in the window. */
export interface Translator {
  /** Translates what was added since. Browsers do it a moment after each change. */
  readonly translate: () => void;
  /**
   * Texts that React cannot change or remove any more, one line each: those that it holds as text nodes, and those that
   * it changed after their node had been replaced.
   */
  readonly faults: () => string[];
}

declare global {
  var translator: Translator | undefined;
}

/**
 * Translates the page the way Chrome does, now and after each change: every text node outside of `translate="no"` is
 * taken out, and two `<font>` elements with the translation are put in its place (facebook/react#11538). Runs inside
 * the page, so it cannot use anything outside of itself.
 */
export const startTranslator = (): void => {
  if (globalThis.translator) return;
  const skipped = 'script, style, noscript, textarea, svg, code, .notranslate';
  /** The text nodes that were taken out, with what they said then. */
  const originals = new Map<Element, { readonly node: Text; readonly text: string }>();
  const isTranslated = (parent: Element) =>
    parent.closest('font') !== null ||
    parent.closest(skipped) !== null ||
    parent.closest('[translate]')?.getAttribute('translate') === 'no';
  const textsToTranslate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode as Text;
      if (parentElement && data.trim() !== '' && !isTranslated(parentElement))
        found.push(walker.currentNode as Text);
    }
    return found;
  };
  const font = () => {
    const element = document.createElement('font');
    element.style.verticalAlign = 'inherit';
    return element;
  };
  /** React marks each text node that it will change or remove itself. An element's only text is not among them. */
  const isHeld = (node: Text) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
  const held = new Set<string>();
  const placeOf = ({ tagName, className, parentElement }: Element): string =>
    `${parentElement?.tagName.toLowerCase()} > ${tagName.toLowerCase()}.${String(className)}`;
  const translate = () => {
    for (const node of textsToTranslate()) {
      if (isHeld(node)) held.add(`"${node.data}" is a text node of React in ${placeOf(node.parentElement!)}`);
      const outer = font();
      const inner = font();
      inner.textContent = `⟦${node.data}⟧`;
      outer.append(inner);
      originals.set(outer, { node, text: node.data });
      node.replaceWith(outer);
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(translate, 20);
  }).observe(document.documentElement, { childList: true, characterData: true, subtree: true });
  globalThis.translator = {
    translate,
    faults: () => {
      translate();
      const stale = [...originals].flatMap(([outer, { node, text }]) =>
        outer.isConnected && node.data !== text ? [`"${text}" should say "${node.data}"`] : [],
      );
      return [...held, ...stale];
    },
  };
  if (document.body) translate();
};
