const needed = [20, 19] as const;

/** Throws one clear sentence when this Node is older than the server needs. */
export const requireNode = (version: string): void => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < needed[0] || (major === needed[0] && minor < needed[1]))
    throw new Error(`Node ${version} is too old: the portal needs Node ${needed.join('.')} or newer.`);
};

/** The oldest that still gets security updates: those of Node 20 ended in April 2026. */
const maintained = 22;

/** What a start says to a portal that other machines can reach, on a Node without security updates; nothing otherwise. */
export const nodeWarning = (
  version: string,
  { isLocal }: { readonly isLocal: boolean },
): string | undefined =>
  isLocal || Number.parseInt(version, 10) >= maintained
    ? undefined
    : `Warning: Node ${version} gets no security updates any more, and other machines can reach the portal. Run it on Node 24.`;
