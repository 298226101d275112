import type { Row, Storage } from '../storage/storage';
import { fromBase64, toBase64 } from '../words/base64';
import { type Attachment, composeMail } from './compose';
import type { Mailer, Message } from './mailer';

export interface OutboxMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** ISO 8601. */
  readonly created: string;
  readonly attachments: readonly { readonly id: number; readonly name: string }[];
}

/** Stores mails instead of sending them, for users and tests to read. */
export interface Outbox extends Mailer {
  /** Returns the newest mails first. */
  latest(maxCount?: number): Promise<OutboxMail[]>;
  attachment(id: number): Promise<Attachment | null>;
}

interface OutboxSettings {
  readonly storage: Storage;
  readonly publicUrl: string;
  readonly now: () => number;
}

const attachmentTable = 'mail_attachments';

const readMail = (row: Row, attachments: readonly Row[]): OutboxMail => ({
  to: String(row['recipient']),
  subject: String(row['subject']),
  text: String(row['body']),
  created: String(row['created']),
  attachments: attachments
    .filter((one) => one['mail_id'] === row['id'])
    .map((one) => ({ id: Number(one['id']), name: String(one['name']) })),
});

export const createOutbox = ({ storage, publicUrl, now }: OutboxSettings): Outbox => {
  const store = (message: Message): Promise<void> => {
    const { to, subject, text, attachments } = composeMail(message, publicUrl);
    const created = new Date(now()).toISOString();
    return storage.transaction(async (tx) => {
      const mail = await tx.table('mails').insert({ recipient: to, subject, body: text, created });
      for (const { name, type, content } of attachments)
        await tx
          .table(attachmentTable)
          .insert({ mail_id: Number(mail['id']), name, type, content: toBase64(content) });
    });
  };
  return {
    deliver: store,
    latest: async (maxCount = 50) => {
      const sort = [{ field: 'id', order: 'desc' }] as const;
      const { data } = await storage.table('mails').list({ where: [], sort, offset: 0, limit: maxCount });
      const ids = data.map((row) => Number(row['id']));
      const attachments = await storage
        .table(attachmentTable)
        .find([{ field: 'mail_id', op: 'in', value: ids }]);
      return data.map((row) => readMail(row, attachments));
    },
    attachment: async (id) => {
      const row = await storage.table(attachmentTable).first([{ field: 'id', op: 'eq', value: id }]);
      const content = fromBase64(String(row?.['content'] ?? ''));
      return row && content ? { name: String(row['name']), type: String(row['type']), content } : null;
    },
  };
};
