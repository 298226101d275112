const minVersion = [20, 19] as const;

/** Throws one clear sentence when this Node version is older than the server needs. */
export const requireNode = (version: string): void => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < minVersion[0] || (major === minVersion[0] && minor < minVersion[1]))
    throw new Error(`Node ${version} is too old: the portal needs Node ${minVersion.join('.')} or newer.`);
};

/** The oldest version with security updates. Node 20 reached its end of life in April 2026. */
const maintained = 22;

/** Returns a warning for a portal that other machines can reach, when the Node version gets no security updates. */
export const nodeWarning = (
  version: string,
  { isLocal }: { readonly isLocal: boolean },
): string | undefined =>
  isLocal || Number.parseInt(version, 10) >= maintained
    ? undefined
    : `Warning: Node ${version} no longer gets security updates, and other machines can reach the portal. Run it on Node 24.`;
