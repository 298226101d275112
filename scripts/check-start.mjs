// Builds the portal when the build is older than its sources, starts it like in production, signs in, and stops it.
import './require-node.mjs';
import { startServer } from '../tests/helpers/server-process.mjs';
import { storedSession } from '../tests/helpers/stored-session.mjs';
import { build, isBuilt } from './build-state.mjs';
import { fail } from './require-node.mjs';

if (!isBuilt()) build();
const server = await startServer();
try {
  const page = await fetch(server.url);
  const text = await page.text();
  if (!page.ok || !text.includes('<script')) fail(`The portal's page failed with status ${page.status}.`);
  await storedSession(server.url, { username: 'staff@portal.example', password: 'Portal-demo-1!' });
} finally {
  await server.stop();
}
process.stdout.write(`The built portal starts on Node ${process.versions.node}.\n`);
