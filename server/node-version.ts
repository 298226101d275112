const needed = [20, 19] as const;

/** Throws one clear sentence when this Node is older than the server needs. */
export const requireNode = (version: string): void => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < needed[0] || (major === needed[0] && minor < needed[1]))
    throw new Error(`Node ${version} is too old: the portal needs Node ${needed.join('.')} or newer.`);
};
