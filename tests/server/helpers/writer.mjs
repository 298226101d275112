// Runs as a separate process, so that a test can kill it. Writes rows one after the other and prints each id once the
// storage has acknowledged it. Node 20 cannot load TypeScript, so Vite does. Argument: the data folder.
import { fileURLToPath } from 'node:url';
import { createServer, runnerImport } from 'vite';

const threads = fileURLToPath(new URL('../../../scripts/vite/threads.ts', import.meta.url));
const { module } = await runnerImport(threads);
const vite = await createServer({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  configFile: false,
  resolve: { tsconfigPaths: true },
  plugins: [module.threads()],
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { openStorage } = await vite.ssrLoadModule('/server/storage/open-storage.ts');
const { systemTables } = await vite.ssrLoadModule('/server/storage/system-tables.ts');

const { storage } = await openStorage({ dataFolder: process.argv[2] }, systemTables);
const mails = storage.table('mails');
for (let number = 1; ; number++) {
  const body = `body ${number} `.repeat(20);
  const mail = { recipient: 'a@portal.example', subject: `mail ${number}`, body, created: '2026-01-01' };
  const { id } =
    number % 2 === 0
      ? await mails.insert(mail)
      : await storage.transaction(async (tx) => {
          const row = await tx.table('mails').insert({ ...mail, subject: 'draft' });
          await tx
            .table('mails')
            .update([{ field: 'id', op: 'eq', value: row.id }], { subject: mail.subject });
          return row;
        });
  process.stdout.write(`${id}\n`);
}
