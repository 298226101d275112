import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { OwnCopyProps } from './own-copy';

/** The signed form to look at and to keep: its code comes when there is one. Null until then, and where it cannot be fetched. */
export const useOwnCopy = (read: OwnCopyProps['read'] | null): ReactNode => {
  const [part, setPart] = useState<{ readonly OwnCopy: ComponentType<OwnCopyProps> } | null>(null);
  const isWanted = read !== null;
  useEffect(() => {
    if (!isWanted) return;
    import('./own-copy').then(
      ({ OwnCopy }) => setPart({ OwnCopy }),
      () => undefined,
    );
  }, [isWanted]);
  return part && read && createElement(part.OwnCopy, { read });
};
