const storageKey = 'portal.reloaded-for';
const messagePattern =
  /dynamically imported module|importing a module script failed|unable to preload|failed to load module script/i;

/** Whether a script of the portal could not be loaded, usually because a newer version was deployed. */
export const isChunkLoadError = (reason: unknown): reason is Error =>
  reason instanceof Error && messagePattern.test(reason.message);

/**
 * Whether to reload the page for this failure: once for each distinct message. Never if that cannot be stored,
 * because the page would reload forever. For the same reason the stored messages are never removed.
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

interface ReloadOptions {
  readonly reload?: () => void;
  /** How many times to check for the server, 2 s apart. */
  readonly tries?: number;
}

/**
 * Reloads the page if that can help, and returns whether it does. Never while the server does not respond: the
 * browser would replace the page with its own error page.
 */
export const reloadFor = async (
  reason: Error,
  { reload = () => window.location.reload(), tries = 1 }: ReloadOptions = {},
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
