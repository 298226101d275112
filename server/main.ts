import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeWarning, requireNode } from './node-version';

const fail = (error: unknown): never => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};

/** The build puts the portal next to the server, so that it is found from any working directory. */
const withPortalFolder = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const portalFolder = join(dirname(fileURLToPath(import.meta.url)), '../portal');
  return existsSync(join(portalFolder, 'index.html'))
    ? { PORTAL_FOLDER: portalFolder, ...environment }
    : environment;
};

const start = async (): Promise<void> => {
  requireNode(process.versions.node);
  // Existing environment variables override the file.
  if (existsSync('.env')) process.loadEnvFile('.env');
  // Loaded after the check, because the dependencies do not even parse on an old Node version.
  const [{ readSettings }, { runServer }, { keepFilesPrivate }] = await Promise.all([
    import('./settings/read-settings'),
    import('./run-server'),
    import('./storage/data-folder'),
  ]);
  keepFilesPrivate();
  const settings = readSettings(withPortalFolder(process.env));
  const warning = nodeWarning(process.versions.node, settings);
  if (warning) process.stderr.write(`${warning}\n`);
  await runServer(settings);
};

start().catch(fail);
