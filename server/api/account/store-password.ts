import type { Condition } from '@core/resource/condition';
import type { Storage } from '@server/storage/storage';
import { isoTime } from '../clock';
import { raiseVersion } from '../auth/raise-version';
import { forgetDevices } from '../session/devices';

/** The sign-in and the browser of the user who sets the password. */
interface CurrentSession {
  readonly family: string;
  readonly device: string | null;
}

/**
 * Stores the hash of a new password and ends everything the old one opened: sign-ins, known browsers, links, a pending
 * address change, logins that wait for a code, and pending factor setups. The sign-in and browser in `kept` stay.
 */
export const storePassword = async (
  tx: Storage,
  userId: number,
  { hash, now, currentSession }: { hash: string; now: number; currentSession?: CurrentSession },
): Promise<void> => {
  const ofUser: Condition = { field: 'user_id', op: 'eq', value: userId };
  const values = { password_hash: hash, changed: isoTime(now) };
  const changed = await tx.table('credentials').update([ofUser], values);
  if (!changed) await tx.table('credentials').insert({ user_id: userId, ...values });
  await forgetDevices(tx, userId, currentSession?.device ?? null);
  await raiseVersion(tx, userId, { sessions: currentSession ? { except: currentSession.family } : 'all' });
};
