import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createI18n, addWords, type Language } from '@lib/i18n';
import { portalWords } from '@lib/words/portal-words';
import { startWords } from '@lib/words/start-words';
import { useFieldMessages } from '@ui/form/field-messages';

const words = (key: string) => (key === 'fields.price' ? 'Price' : '');
const renderMessages = async (language: Language) => {
  await createI18n(startWords, language);
  await addWords(portalWords);
  return renderHook(() => useFieldMessages(words)).result.current;
};

it('the server sends only the key of a rule; the limits come from the declaration', async () => {
  const messageOf = await renderMessages('en');
  const price = { kind: 'money', from: 0, to: 50_000 } as const;
  expect(messageOf('price', { server: 'range' }, price)).toBe('Price must be between $0.00 and $50,000.00');
  expect(messageOf('price', { server: 'max' }, { kind: 'text', max: 1200 })).toBe(
    'Price can have at most 1,200 characters',
  );
  expect(messageOf('price', { server: 'percent' }, { kind: 'percent', from: 0, to: 50 })).toContain(
    'between 0 and 50 percent',
  );
  expect(messageOf('price', { server: 'no such rule' }, price)).toBe('Price is invalid');
});

it('a form can have its own text for a field and a rule, and every form has one for a value in use', async () => {
  await renderMessages('en');
  const own = (key: string) => (key === 'fieldErrors.price.range' ? 'Too dear' : words(key));
  const { current: messageOf } = renderHook(() => useFieldMessages(own)).result;
  expect(messageOf('price', { server: 'range' })).toBe('Too dear');
  expect(messageOf('price', { key: 'range', values: { field: 'price' } })).toBe('Too dear');
  expect(messageOf('price', { server: 'price taken' })).toBe('Price is already in use');
  expect(messageOf('price', { server: 'resources:users.title' })).toBe('Price is invalid');
  expect(messageOf('price', undefined)).toBe('');
});

it('a rule between fields has its own text', async () => {
  await renderMessages('en');
  const own = (key: string) => (key === 'rules.dueAfterIssue' ? 'Due is on or after issue' : words(key));
  const { current: messageOf } = renderHook(() => useFieldMessages(own)).result;
  expect(messageOf('price', { server: 'dueAfterIssue' })).toBe('Due is on or after issue');
  expect(messageOf('price', { key: 'dueAfterIssue', values: { field: 'price' } })).toBe(
    'Due is on or after issue',
  );
});

it('the names of months are Spanish in Spanish', async () => {
  const messageOf = await renderMessages('es');
  const month = { kind: 'month', from: '2026-01', to: '2026-12' } as const;
  expect(messageOf('price', { server: 'range' }, month)).toMatch(
    /^El campo Price debe estar entre ene\.? 2026 y dic\.? 2026$/,
  );
});
