/** Ends the process with one sentence for the person in front of it. */
export const fail = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

// Imported first, for its effect: what comes after does not even load on an old Node.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node ${process.versions.node} is too old: the portal needs Node 20.19 or newer.`);
}
