import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from '@lib/lazy-part';
import type { CellProps } from './cells/cell-kind';
import type { InputProps } from './form/input-props';

type Files<Props> = Readonly<Record<string, () => Promise<ComponentType<Props>>>>;

/** The components that resources have in `ui/<name>.<kind>.tsx`. `height`: CSS pixels until the code of one is loaded. */
const createOwnParts = <Props extends object>(kind: string, height: number) => {
  const parts = new Map<string, LazyPart<Props>>();
  return {
    /** Sets the files, by their path. The portal calls it before it draws. Throws for two files of one name. */
    set: (files: Files<Props>): void => {
      parts.clear();
      for (const [path, load] of Object.entries(files)) {
        const name = path.slice(path.lastIndexOf('/') + 1, -`.${kind}.tsx`.length);
        if (parts.has(name)) throw new Error(`Two files are called ${name}.${kind}.tsx. Rename ${path}.`);
        parts.set(name, lazyPart(load, height));
      }
    },
    /** Returns the part with the name that a declaration has. */
    of: (name: string | undefined): LazyPart<Props> | undefined =>
      name === undefined ? undefined : parts.get(name),
  };
};

/** Height of a line of text in CSS pixels. */
export const lineHeight = 20;
/** Height of an input with its label in CSS pixels. */
const inputHeight = 72;

export const ownCells = createOwnParts<CellProps>('cell', lineHeight);
export const ownInputs = createOwnParts<InputProps>('input', inputHeight);
