import type { CDPSession, Page } from '@playwright/test';

/** Records the texts of the page's live regions in order, each once per change. Call it before the page is opened. */
export const recordAnnouncements = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const last = new WeakMap<Element, string>();
    const look = () => {
      for (const region of document.querySelectorAll('[role=status], [role=alert]')) {
        const text = region.textContent.trim();
        if (last.get(region) === text) continue;
        last.set(region, text);
        if (text) heard.push(`${region.getAttribute('role') ?? ''}: ${text}`);
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    look();
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
};

/** States that a screen reader announces with the name, as named in Chromium's accessibility tree. */
const states = ['invalid', 'expanded', 'checked', 'pressed', 'selected', 'disabled', 'readonly', 'required'];

/** The focused element as the browser exposes it to a screen reader. */
export interface FocusedElement {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** The states that are true, and `collapsed`. */
  readonly states: readonly string[];
}

const readFocusedElement = async (cdp: CDPSession): Promise<FocusedElement> => {
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'document.activeElement' });
  if (result.objectId === undefined) return { role: '', name: '', description: '', states: [] };
  const { nodes } = await cdp.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const [node] = nodes;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const activeStates = (node?.properties ?? []).flatMap(({ name, value }) => {
    if (name === 'expanded' && value.value === false) return ['collapsed'];
    const isOn = value.value === true || value.value === 'true';
    return states.includes(name) && isOn ? [name] : [];
  });
  return {
    role: text(node?.role?.value),
    name: text(node?.name?.value).trim(),
    description: text(node?.description?.value).trim(),
    states: activeStates,
  };
};

/** A keyboard that counts key presses, except text typed into fields. Reads the focused element from the accessibility tree. */
export const keyboardOf = (page: Page) => {
  let presses = 0;
  let cdp: Promise<CDPSession> | undefined;
  const spoken = async () => readFocusedElement(await (cdp ??= page.context().newCDPSession(page)));
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  /** Presses one key (Tab by default) until an element with this name, and this role if given, has the focus. */
  const to = async (name: string | RegExp, { role, by = 'Tab' }: { role?: string; by?: string } = {}) => {
    const passed: string[] = [];
    for (let tries = 0; tries < 60; tries++) {
      await press(by);
      const now = await spoken();
      const isNamed = typeof name === 'string' ? now.name === name : name.test(now.name);
      if (isNamed && (role === undefined || now.role === role)) return now;
      passed.push(`${now.role} “${now.name}”`);
    }
    throw new Error(`${by} does not come to ${String(name)}, but to ${passed.join(', ')}`);
  };
  return {
    press,
    presses: () => presses,
    to,
    /** Types into the focused field. */
    type: (text: string) => page.keyboard.type(text),
    spoken,
    /** The name of the focused element. */
    focused: async () => (await spoken()).name,
  };
};
