import { readsAllClients } from '@core/access/ability';
import type { KeyStore } from '@lib/storage';
import type { Access } from './access';
import { clientIdOf } from './guards';

const storedKey = 'eip-client';

/** The client whose workspace was open last; the session forgets it at logout. */
export const createClientChoice = (store: KeyStore, isSignedIn: () => boolean) => {
  /** The area that a short path asked for while no client was chosen. */
  let waiting: string | undefined;
  const stored = () => clientIdOf(store.get(storedKey) ?? undefined);
  return {
    stored,
    /** Nothing once another tab has signed out: this one may still be drawing a workspace, and must leave no trace behind. */
    store: (id: number) => {
      if (isSignedIn()) store.set(storedKey, String(id));
    },
    /** Where a short path goes: the stored client if it is still the user's, or the only one; else null. */
    preferred: ({ ability, profile: { clients } }: Access): number | null => {
      const id = stored();
      const isOwn = clients.length > 0 ? clients.some((own) => own.id === id) : readsAllClients(ability);
      if (id !== null && isOwn) return id;
      return clients.length === 1 ? (clients[0]?.id ?? null) : null;
    },
    /** Remembers where to go once a client is chosen. */
    goOnAt: (area: string) => {
      waiting = area;
    },
    takeWaiting: (): string | undefined => {
      const area = waiting;
      waiting = undefined;
      return area;
    },
  };
};

export type ClientChoice = ReturnType<typeof createClientChoice>;
