import type { Storage } from '@server/storage/storage';
import type { Keys } from '../deps';
import { digest, hmac } from '../session/secrets';
import { type StoredForm, storedForm } from './forms';

interface HandleDeps {
  readonly storage: Storage;
  readonly keys: Keys;
}

const hexOf = (base64Url: string): string =>
  Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0).toString(16).padStart(2, '0'),
  ).join('');

/**
 * Returns the secret that stands for a form outside of the server, as `form_id` in the API. It looks like a UUID and
 * begins with the form's reference. The form's own id opens nothing. `generation` counts how often another sender
 * replaced the answers, which ends the secret of the earlier sender.
 */
export const formHandle = async (
  keys: Keys,
  { id, generation }: Pick<StoredForm, 'id' | 'generation'>,
): Promise<string> => {
  const hex = hexOf(await hmac(keys, 'form', `${id}:${generation}`));
  const [, ...groups] = /^(.{4})(.{4})(.{4})(.{12})/.exec(hex) ?? [];
  return [id.slice(0, 8), ...groups].join('-');
};

/** Returns the secret of a stored form. Only its hash is stored, to find the form by it. */
export const openHandle = async ({ storage, keys }: HandleDeps, form: StoredForm): Promise<string> => {
  const handle = await formHandle(keys, form);
  await storage.table('membership_forms').update(
    [
      { field: 'id', op: 'eq', value: form.id },
      { field: 'generation', op: 'eq', value: form.generation },
    ],
    { handle_hash: await digest(handle) },
  );
  return handle;
};

/** Returns the form that a secret stands for. Null for any other text, such as the id of a form. */
export const formOfHandle = async (storage: Storage, handle: string): Promise<StoredForm | null> => {
  if (handle === '') return null;
  const isOf = { field: 'handle_hash', op: 'eq', value: await digest(handle) } as const;
  const row = await storage.table('membership_forms').first([isOf]);
  return row && storedForm(row);
};
