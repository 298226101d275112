import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Puts each script of the build beside itself as Brotli makes it at its best (`.br`), which would take too long while a browser
 * waits: about 8 % smaller than what the server makes on the way.
 */
export const precompress = (): Plugin => ({
  name: 'portal-precompress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const scripts = Object.keys(bundle).filter((name) => name.endsWith('.js'));
    await Promise.all(
      scripts.map(async (name) => {
        const file = join(dir, name);
        await writeFile(`${file}.br`, await brotli(await readFile(file), best));
      }),
    );
  },
});
