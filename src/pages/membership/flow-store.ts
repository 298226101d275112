import { nextFlow, type FlowEvent } from '@core/membership/flow';
import type { Flow } from '@core/membership/flow-state';

export interface FlowStore {
  readonly current: () => Flow;
  readonly send: (event: FlowEvent) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Stores the flow outside of React, so that the second of two quick clicks already sees what the first one started. */
export const createFlowStore = (start: Flow): FlowStore => {
  let flow = start;
  const listeners = new Set<() => void>();
  return {
    current: () => flow,
    send: (event) => {
      const next = nextFlow(flow, event);
      if (next === flow) return;
      flow = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
