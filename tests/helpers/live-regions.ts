import { onTestFinished } from 'vitest';

const regions = '[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])';

/** What was read out of one live region at one moment. */
export interface Announcement {
  readonly region: Element;
  readonly text: string;
}

const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement);

/** Returns the texts of a message, part by part, without its buttons and links. */
const partsOf = (node: Node): string[] => {
  if (node instanceof Element && node.matches('button, a')) return [];
  return node.hasChildNodes() ? [...node.childNodes].flatMap(partsOf) : [node.textContent ?? ''];
};
const wordsIn = (node: Node): string => partsOf(node).join(' ').replace(/\s+/g, ' ').trim();

/** Whether a region is read out as a whole on every change: one with a role is, unless `aria-atomic` is false. */
const isAtomic = (region: Element): boolean =>
  region.getAttribute('aria-atomic') === 'true' ||
  (region.hasAttribute('role') && region.getAttribute('aria-atomic') !== 'false');

const isExposed = (region: Element): boolean =>
  region.isConnected && region.closest('[aria-hidden="true"], [hidden]') === null;

/** Returns the regions that one change added something to, with what it added. */
const newIn = ({ type, target, addedNodes }: MutationRecord): [Element, Node][] => {
  const added = type === 'characterData' ? [target] : [...addedNodes];
  const found: [Element, Node][] = [];
  for (const node of added) {
    const around = elementOf(node)?.closest(regions);
    if (around) found.push([around, node]);
    if (node instanceof Element)
      for (const region of node.querySelectorAll(regions)) found.push([region, region]);
  }
  return found;
};

/**
 * Records what a screen reader would read out: every text added to a live region, when it is added. A removed text is not read
 * out, and neither is a text that is added again unchanged.
 */
export const recordAnnouncements = () => {
  const announcements: Announcement[] = [];
  const last = new Map<Element, string>();
  const handleMutations = (records: readonly MutationRecord[]) => {
    const fresh = new Map<Element, Set<Node>>();
    for (const [region, node] of records.flatMap(newIn))
      fresh.set(region, (fresh.get(region) ?? new Set()).add(node));
    for (const [region, nodes] of fresh) {
      if (!isExposed(region)) continue;
      const texts = isAtomic(region)
        ? [wordsIn(region)]
        : [...nodes].filter((one) => one.isConnected).map(wordsIn);
      for (const text of texts)
        if (text !== '' && last.get(region) !== text) announcements.push({ region, text });
    }
    for (const record of records) {
      const region = elementOf(record.target)?.closest(regions);
      if (region) last.set(region, isAtomic(region) ? wordsIn(region) : '');
    }
  };
  const observer = new MutationObserver(handleMutations);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return {
    announcements: (): readonly Announcement[] => announcements,
    /** Returns what was said since the last call, and clears it. */
    take: (): Announcement[] => {
      handleMutations(observer.takeRecords());
      return announcements.splice(0);
    },
  };
};
