import type { Keys } from '../api/deps';
import { recordOwner } from '../api/membership/known-answers';
import { seal } from '../api/membership/seal';
import { lastFourTag } from '../api/membership/tags';
import type { Row, Storage } from '../storage/storage';
import { demoRecords, knownAddresses, type DemoRecord } from './data/membership';

const longAgo = '2020-01-01T00:00:00.000Z';

/** Returns the row of an invitation. */
export const recordRow = async (keys: Keys, record: DemoRecord): Promise<Row> => {
  const { id, companyId, lastFour, known } = record;
  return {
    id,
    employee_id: record.employeeId ?? null,
    company_id: companyId,
    language: record.language ?? 'en',
    last_four_tag: await lastFourTag(keys, companyId, lastFour),
    sealed: await seal(keys, JSON.stringify(known), recordOwner(id)),
    member: record.isMember ?? false,
    expires: record.hasExpired ? longAgo : null,
  };
};

/** Seeds invitations to the membership form, and the addresses that its address check knows. */
export const seedMembership = async (tx: Storage, keys: Keys): Promise<void> => {
  await tx
    .table('membership_records')
    .insertMany(await Promise.all(demoRecords.map((record) => recordRow(keys, record))));
  await tx
    .table('known_addresses')
    .insertMany(knownAddresses.map((address, at) => ({ id: at + 1, ...address })));
};
