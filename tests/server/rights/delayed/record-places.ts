import { subjectOfRecord } from '@server/api/membership/forms';
import { worksite } from '@tests/fixtures/worksite';
import type { Kind } from '../rows';
import type { World } from '../world';

/** Edits a record, so that the edit can be undone. Returns the version before it. */
const editedOnce = async (
  { api, tokens, fill }: World,
  as: Kind,
  path: string,
  body: object,
): Promise<number> => {
  const token = tokens.get(as) ?? '';
  const { status, body: record } = await api.call('PATCH', fill(path, as), {
    token,
    body,
    headers: { 'If-Match': '*' },
  });
  if (status !== 200) throw new Error(`${path} was not edited: ${status}`);
  return (record as { version: number }).version - 1;
};

/** Deletes a record. Returns its id in the trash. */
const deletedNow = async ({ api, tokens, fill }: World, as: Kind, path: string): Promise<number> => {
  const { status, body } = await api.call('DELETE', fill(path, as), { token: tokens.get(as) ?? '' });
  if (status !== 200) throw new Error(`${path} was not deleted: ${status}`);
  return (body as { trash: number }).trash;
};

/** Runs an action on one of many records. Returns what its answer has for undoing it. */
export const ranAsMany = async (
  { api, tokens, fill }: World,
  as: Kind,
  path: string,
  values: object,
): Promise<number> => {
  const { status, body } = await api.call('POST', fill(path, as), {
    token: tokens.get(as) ?? '',
    body: fill(values, as),
  });
  const { changed, undo } = body as { changed: number; undo: number };
  if (changed !== 1) throw new Error(`${path} changed nothing: ${status}`);
  return undo;
};

const addLocation = async ({ api, fill }: World, location_name: string): Promise<number> => {
  const client_id = fill('{own}', 'admin') as unknown as number;
  return Number((await api.storage.table('locations').insert(worksite(client_id, location_name)))['id']);
};

/** Gives the employee a signed membership form. */
const addSignedForm = async ({ api: { storage }, fill }: World): Promise<void> => {
  const employee = fill('{workers}', 'admin') as unknown as number;
  const record = await storage
    .table('membership_records')
    .first([{ field: 'employee_id', op: 'eq', value: employee }]);
  const record_id = Number(record?.['id']);
  await storage.table('membership_forms').insert({
    id: 'signed-form',
    subject: subjectOfRecord(record_id),
    record_id,
    company_id: record?.['company_id'] ?? null,
    status: 'completed',
    language: 'en',
    sealed: '',
    email_masked: '',
    address_outcome: 'unchecked',
    created: '2026-01-01T00:00:00.000Z',
    changed: '2026-01-01T00:00:00.000Z',
    by_mail: false,
    generation: 0,
  });
};

/** Adds a job that was given up. */
const addFailedJob = async ({ api: { deps, storage } }: World): Promise<number> =>
  storage.transaction(async (tx) => {
    await deps.jobs.enqueue(tx, 'signed-copy', { formId: 'signed-form' });
    const [job] = await tx.table('jobs').find([{ field: 'kind', op: 'eq', value: 'signed-copy' }]);
    const id = Number(job?.['id']);
    await tx.table('jobs').update([{ field: 'id', op: 'eq', value: id }], { job_status: 'failed', tries: 8 });
    return id;
  });

/** Adds what the calls on versions, trash and jobs need, and returns the names of it. */
export const addRecordPlaces = async (
  world: World,
  addMember: (username: string) => Promise<number>,
): Promise<Record<string, number>> => {
  await addSignedForm(world);
  const members = 'v1/evoove/administration/members';
  const locations = 'eip/clients/{own}/locations';
  const [gone, deleted] = [await addLocation(world, 'To go'), await addLocation(world, 'Deleted')];
  const member = await addMember('deleted-member@portal.example');
  const inactive = await addMember('inactive-member@portal.example');
  return {
    'earlier colleague': await editedOnce(world, 'staff', 'v1/users/{colleague}', { first_name: 'Kit' }),
    'earlier location': await editedOnce(world, 'staff', `${locations}/{locations}`, { city: 'Albany' }),
    'role of client users': 8,
    'earlier role': await editedOnce(world, 'admin', 'v1/administration/roles/8', { factor_required: true }),
    'earlier member': await editedOnce(world, 'agency', `${members}/{member}`, { commission_pct: 0.11 }),
    'location to go': gone,
    'deleted location': await deletedNow(world, 'staff', `${locations}/${deleted}`),
    'deleted member': await deletedNow(world, 'agency', `${members}/${member}`),
    'failed job': await addFailedJob(world),
    'inactive member': inactive,
    deactivation: await ranAsMany(world, 'agency', `${members}/actions/deactivate`, { ids: [inactive] }),
  };
};
