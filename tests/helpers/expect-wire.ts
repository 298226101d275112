import { expect } from 'vitest';
import type { FormInput } from '@core/form/form';
import { isValueInput, isWireValue } from '@core/form/typed-value';

/** Checks that a value that an input's rule accepted has the type that the API takes. */
export const expectWire = (input: FormInput, value: unknown): void => {
  if (value === null && isValueInput(input)) expect(input.optional).toBe(true);
  else if (isValueInput(input)) expect({ value, is: isWireValue(input, value) }).toEqual({ value, is: true });
  else if (input.kind === 'record') expect(Number.isSafeInteger(value)).toBe(true);
  else if (input.kind === 'records') expect((value as unknown[]).every(Number.isSafeInteger)).toBe(true);
  else expect(typeof value).toBe('string');
  if (input.kind === 'link' && value !== null) expect(value).toMatch(/^https:/i);
};
