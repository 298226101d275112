import { fireEvent, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { everyValue, nothingOptional } from '@tests/fixtures/every-input';
import { renderEveryKind } from './form-of-every-kind';
import { person } from '@tests/helpers/person';

const named = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\(|$)`));
const type = async (name: string, text: string) => {
  await person.clear(named(name));
  await person.type(named(name), text);
  await person.tab();
};
/** Sets the value at once, as a browser's date picker does. */
const choose = (name: string, value: string) => fireEvent.change(named(name), { target: { value } });
const errorTextOf = (name: string): string => {
  const ids = named(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids.find((id) => id.endsWith('-error'));
  return (error !== undefined && document.getElementById(error)?.textContent) || '';
};
const send = () => person.click(screen.getByRole('button', { name: 'send' }));
const fillIn = async () => {
  for (const [name, text] of [
    ['seats', '12'],
    ['length', '7.25'],
    ['price', '$1,234.5'],
    ['discount', '-20'],
    ['share', '12.5 %'],
    ['built_in', '2019'],
    ['scrapped_in', '2031'],
    ['took', '1:30'],
    ['waited', '45 min'],
    ['page', ' https://gauges.example/12'],
    ['picture', 'https://gauges.example/12.png'],
    ['remarks', 'Two{Enter}lines '],
    ['history', 'None'],
  ] as const)
    await type(name, text);
  for (const name of ['bought_on', 'due_on', 'first_month', 'last_month'] as const)
    choose(name, everyValue[name]);
  await person.click(named('insured'));
  await person.selectOptions(named('rented'), 'No');
};

describe('inputs of every kind', () => {
  it('send typed values in the format of the API', async () => {
    const sent = await renderEveryKind();
    await fillIn();
    expect(named('price').value).toBe('1,234.50');
    await send();
    await waitFor(() => expect(sent).toEqual([everyValue]));
  });

  it('show the values of a record, and send them back unchanged', async () => {
    const sent = await renderEveryKind(everyValue);
    expect(named('price').value).toBe('1,234.50');
    expect(named('share').value).toBe('12.5');
    expect(named('took').value).toBe('1 h 30 min');
    expect(named('bought_on')).toMatchObject({ type: 'date', value: '2020-02-29', min: '2000-01-01' });
    expect(named('first_month')).toMatchObject({ type: 'month', value: '2020-02' });
    expect(named('insured').checked).toBe(true);
    expect(named('rented')).toHaveDisplayValue('No');
    expect(named('remarks').value).toBe('Two\nlines');
    await send();
    await waitFor(() => expect(sent).toEqual([everyValue]));
  });

  it('send null for cleared inputs, and false for an unchecked box', async () => {
    const sent = await renderEveryKind(everyValue);
    for (const name of ['length', 'discount', 'share', 'scrapped_in', 'waited', 'picture', 'history'])
      await person.clear(named(name));
    for (const name of ['due_on', 'last_month']) choose(name, '');
    await person.click(named('insured'));
    await person.selectOptions(named('rented'), 'Choose');
    await send();
    await waitFor(() => expect(sent).toEqual([{ ...everyValue, ...nothingOptional, insured: false }]));
  });

  it('show which values are missing, but not for a checkbox', async () => {
    const sent = await renderEveryKind();
    await send();
    await waitFor(() => expect(errorTextOf('seats')).toBe('seats is required'));
    for (const name of ['price', 'bought_on', 'first_month', 'built_in', 'page', 'remarks'])
      expect(errorTextOf(name)).toBe(`${name} is required`);
    for (const name of ['insured', 'rented', 'length', 'due_on', 'history'])
      expect(errorTextOf(name)).toBe('');
    expect(named('seats')).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
  });

  it('keep an invalid value, and show what is allowed', async () => {
    await renderEveryKind();
    await type('seats', '1,5');
    await type('price', '60000');
    await type('built_in', '12');
    await type('page', 'javascript:alert(1)');
    await waitFor(() =>
      expect(errorTextOf('page')).toBe('page must be a web address that begins with https://'),
    );
    expect(errorTextOf('seats')).toBe('seats must be a whole number');
    expect(errorTextOf('built_in')).toBe('built_in must be a year with 4 digits');
    expect(named('seats').value).toBe('1,5');
    expect(errorTextOf('price')).toBe('price must be between $0.00 and $50,000.00');
  });

  it('show errors in Spanish, with the same numbers', async () => {
    await renderEveryKind(undefined, 'es');
    await type('price', '60000');
    await waitFor(() =>
      expect(errorTextOf('price')).toBe('El campo price debe estar entre $0.00 y $50,000.00'),
    );
    await type('length', 'x');
    await waitFor(() => expect(errorTextOf('length')).toContain('debe ser un número'));
  });

  it('do not treat a half-filled date as empty', async () => {
    const sent = await renderEveryKind(everyValue);
    const day = named('due_on');
    // The browser's value of a half-filled date is empty. Only its validity differs from an empty input.
    const isHalf = { badInput: true } as ValidityState;
    Object.defineProperty(day, 'validity', { configurable: true, get: () => isHalf });
    choose('due_on', '');
    fireEvent.blur(day);
    await waitFor(() => expect(errorTextOf('due_on')).toBe('due_on must be a full date that exists'));
    await send();
    expect(sent).toEqual([]);
    Object.defineProperty(day, 'validity', { configurable: true, get: () => ({ badInput: false }) });
    fireEvent.keyUp(day);
    fireEvent.blur(day);
    await send();
    await waitFor(() => expect(sent).toEqual([{ ...everyValue, due_on: null }]));
  });

  it('count the characters of a long text without cutting it off', async () => {
    await renderEveryKind();
    await type('remarks', 'x'.repeat(81));
    expect(named('remarks')).toHaveAccessibleDescription(/^81 of 80 characters/);
    await waitFor(() => expect(errorTextOf('remarks')).toContain('at most 80 characters'));
    expect(named('remarks').value).toHaveLength(81);
  });

  it('have names and descriptions without axe violations', async () => {
    await renderEveryKind();
    await send();
    await waitFor(() => expect(errorTextOf('seats')).not.toBe(''));
    const { violations } = await axe.run(document.body, {
      runOnly: ['wcag2a', 'wcag2aa'],
      rules: {
        'color-contrast': { enabled: false },
        'html-has-lang': { enabled: false },
        'document-title': { enabled: false },
      },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
