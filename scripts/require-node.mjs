/** Ends the process with one sentence for the user. */
export const fail = (message) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

// Imported first for this side effect, because later modules do not even load on an old Node version.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node ${process.versions.node} is too old: the portal needs Node 20.19 or newer.`);
}
