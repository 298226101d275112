import { readFileSync } from 'node:fs';

/** One step each, however many of their files ran. */
const rooms = ['server/storage/', 'server/trail/'] as const;
/** Runs once the answer is on its way, or in development and tests alone: there answers are held to the document. */
const afterwards = /^server\/(api\/later\.ts$|openapi\/)/;

/** A file that imports no other own file at run time. */
const isHelper = (file: string): boolean =>
  !/^(import|export) (?!type )[^;]*from '(\.|@(core|server|resources|locales))/m.test(
    readFileSync(file, 'utf8'),
  );

export interface Walk {
  readonly steps: readonly string[];
  readonly helpers: readonly string[];
}

/** The steps of a call among the files that ran. */
export const walkOf = (files: readonly string[]): Walk => {
  const outside = files.filter(
    (file) => !rooms.some((room) => file.startsWith(room)) && !afterwards.test(file),
  );
  const passed = rooms.filter((room) => files.some((file) => file.startsWith(room)));
  return {
    steps: [...outside.filter((file) => !isHelper(file)), ...passed].sort(),
    helpers: outside.filter(isHelper).sort(),
  };
};
