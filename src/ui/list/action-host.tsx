import { useMemo, useState } from 'react';
import type { Elements } from '@lib/elements';
import { onDemand } from '@lib/on-demand';
import { ActionContext, type RowActionParts } from './use-row-action';

const ActionDialog = onDemand(async () => (await import('../form/action-dialog')).ActionDialog);

interface ActionHostProps {
  /** Must be stable: the context value depends on it. */
  readonly onDone?: () => void;
  readonly children: Elements;
}

const noop = () => undefined;

/** Renders the dialog of an action outside the row that opened it: the row may disappear while the dialog is open. */
export const ActionHost = ({ onDone = noop, children }: ActionHostProps) => {
  const [requested, setRequested] = useState<RowActionParts | null>(null);
  const contextValue = useMemo(() => ({ openDialog: setRequested, done: onDone }), [onDone]);
  return (
    <ActionContext value={contextValue}>
      {children}
      {requested && (
        <ActionDialog
          key={`${requested.name} ${String(requested.row[requested.resource.idField])}`}
          open
          parts={requested}
          onDone={onDone}
          onClose={() => setRequested(null)}
        />
      )}
    </ActionContext>
  );
};
