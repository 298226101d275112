const storageKey = 'portal.reloaded-for';
const wordings =
  /dynamically imported module|importing a module script failed|unable to preload|failed to load module script/i;

/** Whether a part of the portal could not be fetched, usually because a newer version was put on the server. */
export const isLazyFailure = (reason: unknown): reason is Error =>
  reason instanceof Error && wordings.test(reason.message);

/**
 * Whether to load the page anew for this failure: once for each distinct message. Without a place to remember it in, never,
 * because the page would load for ever. The marks stay, for the same reason.
 */
export const mayReloadFor = (
  { message }: Error,
  open: () => Storage = () => window.sessionStorage,
): boolean => {
  try {
    const seen: unknown = JSON.parse(open().getItem(storageKey) ?? '[]');
    const messages: unknown[] = Array.isArray(seen) ? seen : [];
    if (messages.includes(message)) return false;
    open().setItem(storageKey, JSON.stringify([...messages, message]));
    return true;
  } catch {
    return false;
  }
};

interface Reload {
  readonly reload?: () => void;
  /** How often the server is asked, 2 s apart. */
  readonly tries?: number;
}

/**
 * Loads the page anew when that may help: answers whether it does. Never while nothing answers, because the browser would show its own
 * page in place of ours.
 */
export const reloadFor = async (
  reason: Error,
  { reload = () => window.location.reload(), tries = 1 }: Reload = {},
): Promise<boolean> => {
  const { pathname } = window.location;
  const found = await fetch(pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!found && tries > 1) {
    await new Promise((done) => setTimeout(done, 2000));
    return reloadFor(reason, { reload, tries: tries - 1 });
  }
  if (!found || !mayReloadFor(reason)) return false;
  reload();
  return true;
};
