import { createContext, use } from 'react';
import type { RowActionParts } from './use-row-action';

interface ActionHosting {
  /** Opens the dialog of an action that asks first. */
  readonly ask: (parts: RowActionParts) => void;
  /** An action is done. */
  readonly done: () => void;
}

export const ActionContext = createContext<ActionHosting>({ ask: () => undefined, done: () => undefined });

export const useActionHost = (): ActionHosting => use(ActionContext);
