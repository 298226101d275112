import { useMemo, useState, type ReactNode } from 'react';
import { onDemand } from '@lib/on-demand';
import { ActionContext, type RowActionParts } from './use-row-action';

const ActionDialog = onDemand(async () => (await import('../form/action-dialog')).ActionDialog);

interface ActionHostProps {
  /** The same function until it means something else. */
  readonly onDone?: () => void;
  readonly children: ReactNode;
}

const nothing = () => undefined;

/** Keeps the dialog of an action outside of the row that asked for it: the row may go while the dialog is open. */
export const ActionHost = ({ onDone = nothing, children }: ActionHostProps) => {
  const [asked, setAsked] = useState<RowActionParts | null>(null);
  const hosting = useMemo(() => ({ ask: setAsked, done: onDone }), [onDone]);
  return (
    <ActionContext value={hosting}>
      {children}
      {asked && (
        <ActionDialog
          key={`${asked.name} ${String(asked.row[asked.resource.idField])}`}
          open
          parts={asked}
          onDone={onDone}
          onClose={() => setAsked(null)}
        />
      )}
    </ActionContext>
  );
};
