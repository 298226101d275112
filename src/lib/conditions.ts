import { useCallback } from 'react';
import { holds, type ConditionContext } from '@core/conditions/resolve';
import { todayHere } from '@core/form/today';
import type { DeclaredCondition } from '@core/resource/condition';
import { useRights } from './access-context';
import { useCurrentClient } from './portal-context';

/** Returns a function that returns what conditions may refer to: the user, the open client and the local day of now. */
export const useConditionContext = (): (() => ConditionContext) => {
  const { userId } = useRights();
  const clientId = useCurrentClient()?.id;
  return useCallback(() => ({ userId, clientId, today: todayHere().first }), [userId, clientId]);
};

/** Returns a test whether a record meets a declared condition. It does without a condition. */
export const useMeets = (): ((record: object, condition: DeclaredCondition | undefined) => boolean) => {
  const contextNow = useConditionContext();
  return useCallback((record, condition) => holds(record, condition, contextNow()), [contextNow]);
};
