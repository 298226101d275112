import { createElement, useEffect, useState, type ComponentType } from 'react';
import type { Elements } from '@lib/elements';
import type { OwnCopyProps } from './own-copy';

/**
 * The signed form to view and download. Its code is loaded once a form is signed. Null until then, and if the code
 * cannot be loaded.
 */
export const useOwnCopy = (read: OwnCopyProps['read'] | null): Elements => {
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
