import type { ColumnSchema } from './table-schema';

export const columns = {
  integer: { type: 'integer' },
  text: { type: 'text' },
  flag: { type: 'boolean' },
  textOrNull: { type: 'text', nullable: true },
  integerOrNull: { type: 'integer', nullable: true },
} as const satisfies Readonly<Record<string, ColumnSchema>>;
