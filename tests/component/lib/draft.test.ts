import { afterEach, expect, it } from 'vitest';
import { dropDraft, keepDraft, readDraft } from '@lib/draft';

afterEach(dropDraft);

const path = '/users/new';
const keep = (values: Readonly<Record<string, unknown>>) => keepDraft({ userId: 7, path, values });

it('a draft has texts, numbers, choices of several, and nothing that no form makes', () => {
  const made = { first_name: 'Ana', role_id: 3, is_admin: false, ends: null, eip_client_ids: [1, 2] };
  keep({ ...made, picture: { src: 'x' }, parts: [[1]] });
  expect(readDraft(7, path)).toEqual(made);
});

it('one of such parts only is none', () => {
  keep({ picture: { src: 'x' } });
  expect(readDraft(7, path)).toBeUndefined();
});

it('is read by its own user at its own path, and another user’s is dropped', () => {
  keep({ first_name: 'Ana' });
  expect(readDraft(7, '/users/8/edit')).toBeUndefined();
  expect(readDraft(7, path)).toEqual({ first_name: 'Ana' });
  expect(readDraft(8, path)).toBeUndefined();
  expect(readDraft(7, path)).toBeUndefined();
});

it('that cannot be read is dropped', () => {
  sessionStorage.setItem('portal.draft', '{"userId":7,');
  expect(readDraft(7, path)).toBeUndefined();
  expect(sessionStorage.getItem('portal.draft')).toBeNull();
});
