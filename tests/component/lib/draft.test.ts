import { afterEach, expect, it } from 'vitest';
import { removeDraft, saveDraft, readDraft } from '@lib/draft';

afterEach(removeDraft);

const path = '/users/new';
const saveValues = (values: Readonly<Record<string, unknown>>) => saveDraft({ userId: 7, path, values });

it('a draft keeps only the types of values that a form produces', () => {
  const validValues = { first_name: 'Ana', role_id: 3, is_admin: false, ends: null, eip_client_ids: [1, 2] };
  saveValues({ ...validValues, picture: { src: 'x' }, parts: [[1]] });
  expect(readDraft(7, path)).toEqual({ values: validValues });
});

it('a draft without such values is not stored', () => {
  saveValues({ picture: { src: 'x' } });
  expect(readDraft(7, path)).toBeUndefined();
});

it('a draft is read only by its user at its path, and dropped for another user', () => {
  saveValues({ first_name: 'Ana' });
  expect(readDraft(7, '/users/8/edit')).toBeUndefined();
  expect(readDraft(7, path)).toEqual({ values: { first_name: 'Ana' } });
  expect(readDraft(8, path)).toBeUndefined();
  expect(readDraft(7, path)).toBeUndefined();
});

it('a draft keeps the version and the values that it was changed from', () => {
  const base = { version: 3, values: { first_name: 'Anna' } };
  saveDraft({ userId: 7, path, values: { first_name: 'Ana' }, base });
  expect(readDraft(7, path)?.base).toEqual(base);
});

it('a draft that cannot be parsed is dropped', () => {
  sessionStorage.setItem('portal.draft', '{"userId":7,');
  expect(readDraft(7, path)).toBeUndefined();
  expect(sessionStorage.getItem('portal.draft')).toBeNull();
});
