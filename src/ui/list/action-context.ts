import { createContext, use } from 'react';
import type { Resource } from '@core/resource/resource';
import type { Row } from '../cells/cell-kind';

interface ActionHosting {
  /** Opens the dialog of an action that asks first. */
  readonly ask: (action: { readonly resource: Resource; readonly row: Row; readonly name: string }) => void;
  /** An action is done. */
  readonly done: () => void;
}

export const ActionContext = createContext<ActionHosting>({ ask: () => undefined, done: () => undefined });

export const useActionHost = (): ActionHosting => use(ActionContext);
