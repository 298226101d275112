import { statusOf } from '@lib/api-failure';
import type { Transport } from '@lib/transport';
import type { SessionStore } from './session-record';

const callMs = 5_000;

const within = async (work: Promise<unknown>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, callMs)))]);
  clearTimeout(timer);
};

interface LogoutSettings {
  readonly store: SessionStore;
  readonly transport: Transport;
  readonly refused: (token: string) => Promise<boolean>;
}

/**
 * Tells the server that this user's session ends. A 401 while they are still stored is followed by one second call with the
 * token of then; that is all, and no answer counts for longer than 5 s. Never rejects.
 */
export const tellLogout = async (
  { store, transport, refused }: LogoutSettings,
  userId: number | undefined,
): Promise<void> => {
  for (const isLast of [false, true]) {
    const present = store.read();
    if (!present || present.userId !== userId) return;
    const status = await transport(
      { backend: 'v1', method: 'POST', path: 'auth/logout', timeoutMs: callMs },
      present.token,
    ).then(() => undefined, statusOf);
    if (status !== 401 || isLast) return;
    await within(refused(present.token));
  }
};
