import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useWords } from '@lib/i18n';
import { LoadFailed } from '@ui/kpi/load-failed';
import { visuallyHidden } from '@ui/list/visually-hidden';
import { focusCard } from './dashboard-parts';

interface AnswerProps<T> {
  readonly query: UseQueryResult<T>;
  /** What is shown, for the name of Retry. */
  readonly name: string;
  /** The placeholder in the shape of what comes. */
  readonly skeletons: ReactNode;
  /** Null when the answer does not carry what is needed here; that counts as not loaded. */
  readonly children: (data: T) => ReactNode;
}

/** What a call brought, its placeholder, or that it failed. Data once brought stays when a later call fails. */
export const Answer = <T,>({ query, name, skeletons, children }: AnswerProps<T>) => {
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
