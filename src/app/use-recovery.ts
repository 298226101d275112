import { useEffect, useEffectEvent } from 'react';
import { statusOf } from '@lib/api-failure';
import { connection } from '@lib/connection';
import { isLazyFailure, reloadFor } from './lazy-failure';

/**
 * Does by itself what gets over a failure that left nothing else on the screen: code that could not be fetched is fetched with the
 * whole page, once; what got no answer is tried `again` as soon as the connection is back.
 */
export const useRecovery = (reason: unknown, again: () => void): void => {
  const retry = useEffectEvent(again);
  useEffect(() => {
    if (isLazyFailure(reason)) {
      const reload = () => void reloadFor(reason);
      reload();
      void connection.look();
      return connection.onReturn(reload);
    }
    if (statusOf(reason) !== 0) return undefined;
    return connection.onReturn(() => retry());
  }, [reason]);
};
