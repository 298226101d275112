import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Elements } from '@lib/elements';
import { useWords } from '@lib/i18n';
import { LoadFailed } from '@ui/kpi/load-failed';
import { visuallyHidden } from '@ui/list/visually-hidden';
import { focusCard } from './dashboard-parts';

interface QueryContentProps<T> {
  readonly query: UseQueryResult<T>;
  /** The name of the content, for the Retry button. */
  readonly name: string;
  /** The skeleton, in the shape of the content. */
  readonly skeletons: Elements;
  /** Returns null if the response lacks the required data, which counts as not loaded. */
  readonly children: (data: T) => Elements;
}

/** The content of a request, its skeleton, or an error. Loaded data stays when a later request fails. */
export const QueryContent = <T,>({ query, name, skeletons, children }: QueryContentProps<T>) => {
  const words = useWords({ name: 'dashboard' });
  const container = useRef<HTMLDivElement>(null);
  const { data, isPending, refetch } = query;
  if (isPending)
    return (
      <Box sx={{ position: 'relative', flex: 1 }}>
        <span style={visuallyHidden}>{words('loading', { name })}</span>
        {skeletons}
      </Box>
    );
  const shown = data === undefined ? null : children(data);
  if (shown !== null) return shown;
  const retry = () => {
    focusCard(container.current);
    void refetch();
  };
  return (
    <Box ref={container} sx={{ display: 'grid', flex: 1, placeItems: 'center', minHeight: 120 }}>
      <LoadFailed name={name} onRetry={retry} />
    </Box>
  );
};
