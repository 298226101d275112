import { readFileSync } from 'node:fs';

/** Folders that count as one step each, however many of their files ran. */
const stepFolders = ['server/storage/', 'server/trail/'] as const;
/** Run after the response is sent, or only in development and tests, where responses are checked against the document. */
const afterwards = /^server\/(api\/later\.ts$|openapi\/)/;

/** Whether the file imports no other file of the project at run time. */
const isHelper = (file: string): boolean =>
  !/^(import|export) (?!type )[^;]*from '(\.|@(core|server|resources|locales))/m.test(
    readFileSync(file, 'utf8'),
  );

export interface Walk {
  readonly steps: readonly string[];
  readonly helpers: readonly string[];
}

/** Returns the steps and helpers of a call, given the files that ran. */
export const walkOf = (files: readonly string[]): Walk => {
  const outside = files.filter(
    (file) => !stepFolders.some((folder) => file.startsWith(folder)) && !afterwards.test(file),
  );
  const passed = stepFolders.filter((folder) => files.some((file) => file.startsWith(folder)));
  return {
    steps: [...outside.filter((file) => !isHelper(file)), ...passed].sort(),
    helpers: outside.filter(isHelper).sort(),
  };
};
