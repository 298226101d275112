import type { TableSchema } from '@server/storage/table-schema';

/** A table with every kind of column, for the storage tests only. */
export const notes: TableSchema = {
  name: 'notes',
  key: 'id',
  columns: {
    id: { type: 'integer' },
    client_id: { type: 'integer' },
    title: { type: 'text', folded: true },
    place: { type: 'text', folded: true, nullable: true },
    code: { type: 'text', folded: true, nullable: true },
    mail: { type: 'text', folded: 'mail', nullable: true },
    phone: { type: 'text', folded: 'phone', nullable: true },
    day: { type: 'text', nullable: true },
    amount: { type: 'real' },
    score: { type: 'real', nullable: true },
    done: { type: 'boolean' },
  },
  unique: [['code']],
  indexes: [
    ['client_id', 'title', 'id'],
    ['client_id', 'amount', 'id'],
  ],
  exactIndexes: [['client_id', 'done']],
  searched: ['title', 'mail', 'phone'],
};

/** A table whose rows refer to notes, and to each other. */
export const replies: TableSchema = {
  name: 'replies',
  key: 'id',
  columns: {
    id: { type: 'integer' },
    note_id: { type: 'integer', nullable: true },
    reply_id: { type: 'integer', nullable: true },
  },
  references: [
    { column: 'note_id', table: 'notes' },
    { column: 'reply_id', table: 'replies' },
  ],
  indexes: [['note_id'], ['reply_id']],
};
