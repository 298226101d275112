import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the paths of all files in some folders, relative to the project's root. A file may be given instead of a folder. */
export const sourceFiles = (places: readonly string[]): string[] =>
  places.flatMap((place) =>
    statSync(place).isDirectory()
      ? readdirSync(place, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
      : [place],
  );
