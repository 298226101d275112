import axe from 'axe-core';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyMemberForm } from '../../../src/core/membership/member-form';
import { goodForm } from '../../fixtures/membership-cases';
import { drawMemberForm } from './draw-member-form';

const violations = async (): Promise<string[]> => {
  const found = await axe.run(document.body, {
    runOnly: {
      type: 'tag',
      values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    },
    // What needs a layout is measured in a real browser.
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

describe.each(['en', 'es'] as const)('the form in %s has no accessibility violation', (language) => {
  const start = { ...goodForm, email_address: 'ana@gmial.com', zip_code: '10001' };

  it('while it is empty, and with every complaint', async () => {
    const { user } = await drawMemberForm(language, emptyMemberForm);
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^(Sign|Firmar)$/ }));
    await screen.findAllByRole('link');
    expect(await violations()).toEqual([]);
  });

  it('filled in with hints, on its way, and without a beneficiary', async () => {
    const { user, setShown, setBusy } = await drawMemberForm(language, start);
    setShown(false);
    setShown(true);
    expect(screen.getAllByRole('status').filter(({ textContent }) => textContent !== '')).toHaveLength(2);
    expect(await violations()).toEqual([]);
    setBusy(true);
    expect(await violations()).toEqual([]);
    setBusy(false);
    await user.click(screen.getByRole('button', { name: /^(Remove|Quitar)/ }));
    expect(await violations()).toEqual([]);
  });
});
