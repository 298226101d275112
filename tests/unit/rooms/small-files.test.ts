import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from '@tests/helpers/source-files';

/** The rooms that contain the project's source files. */
const rooms = ['mocks', 'providers', 'resources', 'scripts', 'server', 'src'] as const;

const isSmall = (file: string): boolean => readFileSync(file, 'utf8').trimEnd().split('\n').length <= 15;

/** Returns the share of files of at most 15 lines, in percent. */
const shareOfSmall = (files: readonly string[]): number =>
  (100 * files.filter(isSmall).length) / files.length;

/** A migration of the storage is a separate file, however short: released migrations never change. */
const isStep = (file: string): boolean => file.includes('/migrations/');
/** A kind of fields, inputs or filters has a file of its own, however short, where it is looked for. */
const isKind = (file: string): boolean => /^src\/core\/(list\/filters|(form\/)?kinds)\//.test(file);

const files = sourceFiles(rooms).filter(
  (file) => /\.(m?[jt]s|tsx)$/.test(file) && !file.endsWith('.d.mts') && !isStep(file) && !isKind(file),
);

// A few lines that only one neighbouring file uses belong in that file.
it('files of at most 15 lines are at most 12 % of the tree', () => {
  expect(rooms.every((room) => files.some((file) => file.startsWith(`${room}/`)))).toBe(true);
  expect(shareOfSmall(files)).toBeLessThanOrEqual(12);
});

it.each([
  ['server', 4],
  ['src/core', 9],
])('in %s they are at most %d %%', (room, maxPercent) => {
  expect(shareOfSmall(files.filter((file) => file.startsWith(`${room}/`)))).toBeLessThanOrEqual(maxPercent);
});
