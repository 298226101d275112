import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchForRest } from '../../lib/on-demand';
import { whenIdle } from '../../lib/when-idle';

/** Fetches what the page may open as soon as everything that it shows is there. It draws nothing. */
export const FetchForRest = () => {
  const rests = useIsFetching() === 0;
  useEffect(() => (rests ? whenIdle(() => void fetchForRest()) : undefined), [rests]);
  return null;
};
