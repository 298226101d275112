import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files of the project below some of its folders, by their paths from its root; a file stands for itself. */
export const sourceFiles = (places: readonly string[]): string[] =>
  places.flatMap((place) =>
    statSync(place).isDirectory()
      ? readdirSync(place, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
      : [place],
  );
