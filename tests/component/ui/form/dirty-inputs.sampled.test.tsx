import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FormInput, FormSpec } from '@core/form/form';
import {
  blankTexts,
  codeDirt,
  dirtyCodes,
  dirtyTexts,
  refusedTexts,
  type CodeKind,
} from '@tests/fixtures/dirty-inputs';
import { person } from '@tests/helpers/person';
import { sampleOf } from '@tests/helpers/scale';
import { renderEveryKind } from './form-of-every-kind';

/** An input for each kind of code that a declared form can have, and the value that it sends. */
const inputs: readonly (readonly [CodeKind, FormInput, (value: unknown) => unknown])[] = [
  ['e-mail', { kind: 'email', rule: 'email' }, (value) => value],
  ['ZIP code', { kind: 'zip-code', rule: 'zip-code' }, (value) => value],
  ['number', { kind: 'number', decimals: 1 }, (value) => value],
  ['amount', { kind: 'money' }, (value) => value],
  ['percentage', { kind: 'percent', from: 0, to: 100 }, (value) => Number(value) / 100],
  ['day', { kind: 'date' }, (value) => value],
  ['month', { kind: 'month' }, (value) => value],
];
const form = (input: FormInput): FormSpec => ({ inputs: { value: input } });
const paste = async (text: string) => {
  const input = screen.getByLabelText<HTMLInputElement>(/^value/);
  await person.clear(input);
  await person.click(input);
  await person.paste(text);
};
const send = () => person.click(screen.getByRole('button', { name: 'send' }));
const errorText = () => document.querySelector('[id$="-error"]')?.textContent ?? '';

describe('a pasted code', () => {
  it.each(inputs)('of the kind %s is sent clean', async (of, input, valueOf) => {
    const sent = await renderEveryKind(undefined, 'en', form(input));
    const pasted = dirtyCodes.filter(({ kind }) => kind === of);
    for (const { how, typed, value } of sampleOf(pasted, 97)) {
      sent.splice(0);
      await paste(typed);
      await send();
      await waitFor(() => expect([how, typed, sent]).toEqual([how, typed, [{ value: valueOf(value) }]]));
    }
  });

  it.each([{ kind: 'date' }, { kind: 'month' }] as const)(
    'that is no $kind is left to the browser',
    async (input) => {
      await renderEveryKind({ value: '' }, 'en', form(input));
      const pasteEvent = (text: string) =>
        fireEvent.paste(screen.getByLabelText(/^value/), { clipboardData: { getData: () => text } });
      for (const { add } of codeDirt) {
        expect(pasteEvent(add('06-31-1980'))).toBe(true);
        expect(pasteEvent(add(input.kind === 'date' ? '06-15-1980' : '06-1980'))).toBe(false);
      }
    },
  );
});

describe('a pasted text', () => {
  it('is sent clean, and is required to be visible', async () => {
    const sent = await renderEveryKind(undefined, 'en', form({ kind: 'text' }));
    for (const [typed, value] of sampleOf(dirtyTexts, 6)) {
      sent.splice(0);
      await paste(typed);
      await send();
      // A field of one line has no line breaks.
      await waitFor(() => expect([typed, sent]).toEqual([typed, [{ value }]]));
    }
    for (const blank of sampleOf(blankTexts, 12)) {
      sent.splice(0);
      await paste(blank);
      await send();
      await waitFor(() => expect([blank, errorText()]).toEqual([blank, 'value is required']));
      expect(sent).toEqual([]);
    }
  });

  it('with a control character has an error that says so', async () => {
    const sent = await renderEveryKind(undefined, 'en', form({ kind: 'text' }));
    for (const text of sampleOf(refusedTexts, 6)) {
      await paste(text);
      await send();
      await waitFor(() => expect([text, errorText()]).toEqual([text, expect.stringMatching(/character/)]));
    }
    expect(sent).toEqual([]);
  });
});
