import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FormPage } from '@core/membership/form-page';
import { dirtyCodes, dirtyTexts, type CodeKind } from '@tests/fixtures/dirty-inputs';
import { goodForm } from '@tests/fixtures/membership-cases';
import { sampleOf } from '@tests/helpers/scale';
import { renderMemberForm } from './render-member-form';

/** The typed fields of the form, and what a field shows if it is not the value. */
const fields: readonly (readonly [FormPage, label: string, CodeKind, shown: string | null])[] = [
  ['personal', 'Date of birth', 'day', '06/15/1980'],
  ['personal', 'Social security number', 'social security number', null],
  ['home', 'Zip code', 'ZIP code', null],
  ['contact', 'Email', 'e-mail', null],
  ['contact', 'Phone number', 'phone', null],
  ['beneficiaries', 'Date of birth', 'day', '06/15/1980'],
  ['beneficiaries', 'Percentage', 'percentage', '12.5'],
];

test.each(fields)(
  'on the page %s, a pasted %s is shown clean and has no error',
  async (page, label, of, shown) => {
    const { user } = await renderMemberForm(page, 'en', goodForm);
    const input = screen.getByLabelText<HTMLInputElement>(label);
    // Browsers keep line breaks out of an input of one line: Chromium writes spaces, happy-dom nothing.
    const pasted = dirtyCodes.filter(({ kind, typed }) => kind === of && !/[\n\r]/.test(typed));
    for (const { how, typed, value } of sampleOf(pasted, 97)) {
      await user.clear(input);
      await user.click(input);
      await user.paste(typed);
      await user.tab();
      expect([how, typed, input.value]).toEqual([how, typed, shown ?? value]);
      expect([typed, input.getAttribute('aria-invalid')]).not.toEqual([typed, 'true']);
    }
  },
);

test.each([
  ['personal', 'First name'],
  ['home', 'Address'],
  ['beneficiaries', 'Full name'],
] as const)('on the page %s, a pasted text in %s is shown clean', async (page, label) => {
  const { user } = await renderMemberForm(page, 'en', goodForm);
  const input = screen.getByLabelText<HTMLInputElement>(label);
  for (const [typed, value] of sampleOf(dirtyTexts, 6)) {
    await user.clear(input);
    await user.click(input);
    await user.paste(typed);
    await user.tab();
    expect([typed, input.value]).toEqual([typed, value]);
  }
});
