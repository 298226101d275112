import { factorOwner } from '../api/account/app-factor';
import { draftOwner } from '../api/membership/drafts';
import { sealOwner } from '../api/membership/forms';
import { recordOwner } from '../api/membership/known-answers';
import { jobOwner } from '../jobs/jobs';
import { documentOwner } from '../signing/envelope-record';
import { standInOwner } from '../signing/stand-in/envelopes';
import type { Row } from '../storage/storage';

/** A column with texts that `seal` encrypted, or null. */
export interface SealedColumn {
  readonly table: string;
  /** The table's key. */
  readonly key: string;
  readonly column: string;
  /** Returns the owner that the text of a row is sealed for. */
  readonly owner: (row: Row) => string;
}

/** All sealed columns. Data in a column that is missing here is lost when its key is removed. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'membership_records',
    key: 'id',
    column: 'sealed',
    owner: ({ id }) => recordOwner(Number(id)),
  },
  {
    table: 'membership_forms',
    key: 'id',
    column: 'sealed',
    owner: ({ id }) => sealOwner(String(id)),
  },
  {
    table: 'membership_drafts',
    key: 'id',
    column: 'sealed',
    owner: ({ id }) => draftOwner(String(id)),
  },
  {
    table: 'envelopes',
    key: 'envelope_id',
    column: 'signed_document',
    owner: ({ envelope_id: id }) => documentOwner(String(id)),
  },
  ...['content', 'signed_document'].map((column) => ({
    table: 'stand_in_envelopes',
    key: 'envelope_id',
    column,
    owner: ({ envelope_id: id }: Row) => standInOwner(String(id)),
  })),
  {
    table: 'app_factors',
    key: 'user_id',
    column: 'sealed',
    owner: ({ user_id: id }) => factorOwner(Number(id)),
  },
  { table: 'jobs', key: 'id', column: 'data', owner: jobOwner },
  {
    table: 'deleted_records',
    key: 'id',
    column: 'sealed',
    owner: ({ record_id: id }) => factorOwner(Number(id)),
  },
  {
    table: 'factor_setups',
    key: 'hash',
    column: 'sealed',
    owner: ({ user_id: id }) => factorOwner(Number(id)),
  },
];
