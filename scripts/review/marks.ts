import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The first line of a words file that no speaker of the language has reviewed yet. Such a file may repeat English; the
 * reviewer corrects it and deletes the line.
 */
export const reviewMark = '// To be reviewed: written by npm run new:resource.';

export const isMarked = (text: string): boolean => text.startsWith(`${reviewMark}\n`);

/** The words files below a project's folder that wait for a reader, as paths with slashes. */
export const markedFiles = (root: string): string[] =>
  readdirSync(join(root, 'locales'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => isMarked(readFileSync(join(root, 'locales', file), 'utf8')))
    .map((file) => `locales/${file.replaceAll('\\', '/')}`)
    .sort();
