import type { Storage } from '../storage/storage';
import { composeMail } from './compose';
import type { Mailer } from './mailer';

export interface OutboxMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** ISO 8601. */
  readonly created: string;
}

/** Keeps mails in the storage instead of sending them, for a person or a test to read. */
export interface Outbox extends Mailer {
  /** The newest first. */
  latest(most?: number): Promise<OutboxMail[]>;
}

interface OutboxSettings {
  readonly storage: Storage;
  readonly publicUrl: string;
  readonly now: () => number;
}

export const createOutbox = ({ storage, publicUrl, now }: OutboxSettings): Outbox => ({
  send: async (message) => {
    const { to, subject, text } = composeMail(message, publicUrl);
    const created = new Date(now()).toISOString();
    await storage.table('mails').insert({ recipient: to, subject, body: text, created });
  },
  latest: async (most = 50) => {
    const sort = [{ field: 'id', order: 'desc' }] as const;
    const { data } = await storage.table('mails').list({ where: [], sort, offset: 0, limit: most });
    return data.map((row) => ({
      to: String(row['recipient']),
      subject: String(row['subject']),
      text: String(row['body']),
      created: String(row['created']),
    }));
  },
});
