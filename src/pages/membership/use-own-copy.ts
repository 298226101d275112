import { useEffect, useState, type ComponentType } from 'react';
import type { OwnCopyProps } from './own-copy';

/** What shows the signed form: its code comes when there is one. Null until then, and where it cannot be fetched. */
export const useOwnCopy = (isWanted: boolean): ComponentType<OwnCopyProps> | null => {
  const [part, setPart] = useState<{ readonly OwnCopy: ComponentType<OwnCopyProps> } | null>(null);
  useEffect(() => {
    if (isWanted) import('./own-copy').then(setPart, () => undefined);
  }, [isWanted]);
  return part && part.OwnCopy;
};
