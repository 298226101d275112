import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { connection } from '@lib/connection';
import { fetchForRest } from '@lib/on-demand';
import { whenIdle } from '@lib/when-idle';

const isLost = () => connection.state() === 'lost';

/**
 * Fetches what the page may open as soon as everything that it shows is there. Not without a connection: browsers do not ask again for a
 * script that has failed. It draws nothing.
 */
export const FetchForRest = () => {
  const isWaiting = useIsFetching() > 0;
  const rests = !useSyncExternalStore(connection.subscribe, isLost) && !isWaiting;
  useEffect(() => (rests ? whenIdle(() => void fetchForRest()) : undefined), [rests]);
  return null;
};
