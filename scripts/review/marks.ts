import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The first line of a texts file that no speaker of the language has reviewed yet. Such a file may contain English. The
 * reviewer corrects it and deletes the line.
 */
export const reviewMark = '// To be reviewed: written by npm run new:resource.';

export const isMarked = (text: string): boolean => text.startsWith(`${reviewMark}\n`);

/** Returns the texts files of a project that wait for review, as paths with slashes. */
export const markedFiles = (root: string): string[] =>
  readdirSync(join(root, 'locales'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => isMarked(readFileSync(join(root, 'locales', file), 'utf8')))
    .map((file) => `locales/${file.replaceAll('\\', '/')}`)
    .sort();
