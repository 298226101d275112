import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Beneficiary, MemberForm } from '@core/membership/member-form';
import { goodForm } from '@tests/fixtures/membership-cases';
import { describedBy, renderMemberForm } from './render-member-form';

const mother = goodForm.beneficiaries[0]!;
const withBeneficiaries = (...all: readonly Partial<Beneficiary>[]): MemberForm => ({
  ...goodForm,
  beneficiaries: all.map((one) => ({ ...mother, ...one })),
});
const slot = (name: string) => within(screen.getByRole('group', { name }));
const button = (name: string) => screen.getByRole('button', { name });
const expectAnnounced = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text), {
    timeout: 3000,
  });

describe('beneficiaries', () => {
  it('have three slots at most', async () => {
    const { user } = await renderMemberForm('beneficiaries');
    expect(slot('Primary beneficiary').getByLabelText('Full name')).toBeVisible();
    await user.click(button('Add secondary beneficiary'));
    await waitFor(() => expect(slot('Secondary beneficiary').getByLabelText('Full name')).toHaveFocus());
    await user.click(button('Add tertiary beneficiary'));
    await waitFor(() => expect(slot('Tertiary beneficiary').getByLabelText('Full name')).toHaveFocus());
    expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  });

  it('move up when one is removed; the focus stays nearby and the removal is announced', async () => {
    const { user, values } = await renderMemberForm(
      'beneficiaries',
      'en',
      withBeneficiaries(
        { full_name: 'One', percentage: '50' },
        { full_name: 'Two', percentage: '30' },
        { full_name: 'Three', percentage: '20' },
      ),
    );
    await user.click(button('Remove primary beneficiary'));
    await waitFor(() => expect(button('Add tertiary beneficiary')).toHaveFocus());
    await expectAnnounced('Primary beneficiary removed');
    expect(slot('Primary beneficiary').getByLabelText('Full name')).toHaveValue('Two');
    expect(slot('Secondary beneficiary').getByLabelText('Full name')).toHaveValue('Three');
    expect(values().beneficiaries.map(({ full_name }) => full_name)).toEqual(['Two', 'Three']);
  });

  it('keep their errors when a previous one is removed', async () => {
    const { user } = await renderMemberForm(
      'beneficiaries',
      'en',
      withBeneficiaries(
        { full_name: 'One', percentage: '50' },
        { full_name: 'Two', percentage: '50', relationship: '' },
      ),
    );
    await user.click(button('Sign'));
    await screen.findByRole('link', { name: 'Secondary beneficiary: Please fill in all fields.' });
    await user.click(button('Remove primary beneficiary'));
    await screen.findByRole('link', { name: 'Primary beneficiary: Please fill in all fields.' });
    expect(slot('Primary beneficiary').getByLabelText('Relationship')).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  });

  it('require at least one', async () => {
    const { user, onSign } = await renderMemberForm('beneficiaries', 'en', goodForm);
    await user.click(button('Remove primary beneficiary'));
    await waitFor(() => expect(button('Add primary beneficiary')).toHaveFocus());
    await user.click(button('Sign'));
    const link = await screen.findByRole('link', {
      name: 'Beneficiaries: At least one beneficiary is required.',
    });
    await user.click(link);
    const add = button('Add primary beneficiary');
    expect(add).toHaveFocus();
    expect(describedBy(add)).toBe('At least one beneficiary is required.');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(slot('Primary beneficiary').getByLabelText('Full name')).toHaveFocus());
    expect(screen.queryByText('At least one beneficiary is required.')).not.toBeInTheDocument();
    expect(onSign).not.toHaveBeenCalled();
  });

  it('show no errors when added after a failed Sign', async () => {
    const { user } = await renderMemberForm('beneficiaries', 'en', { ...goodForm, city: '' });
    await user.click(button('Sign'));
    await screen.findByRole('link');
    await user.click(button('Add secondary beneficiary'));
    expect(slot('Secondary beneficiary').getByLabelText('Full name')).toHaveAttribute(
      'aria-invalid',
      'false',
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('are sent with the English relationship in both languages', async () => {
    const { user, onSign } = await renderMemberForm(
      'beneficiaries',
      'es',
      withBeneficiaries({ relationship: '' }),
    );
    await user.selectOptions(screen.getByLabelText('Parentesco o relación'), 'Sobrina');
    await user.click(screen.getByLabelText('Estoy casado o casada'));
    await user.click(button('Firmar'));
    await waitFor(() => expect(onSign).toHaveBeenCalledOnce());
    expect(onSign.mock.lastCall?.[0]).toMatchObject({
      is_married: true,
      beneficiaries: [{ relationship: 'Niece' }],
    });
  });
});

describe('the running total', () => {
  it('is exact, and announces politely how much is missing or too much', async () => {
    const { user } = await renderMemberForm(
      'beneficiaries',
      'en',
      withBeneficiaries({ percentage: '33.1' }, { percentage: '33.2' }, { percentage: '' }),
    );
    const share = slot('Tertiary beneficiary').getByLabelText('Percentage');
    expect(screen.getByText('66.3% of 100%')).toBeVisible();
    await user.type(share, '13.7');
    expect(screen.getByText('80% of 100%')).toBeVisible();
    await expectAnnounced('Total 80%, 20% left');
    await user.clear(share);
    await user.type(share, '33.7');
    expect(screen.getByText('100% of 100%')).toBeVisible();
    await expectAnnounced('Total 100%');
    await user.clear(share);
    await user.type(share, '34');
    expect(screen.getByText('That is 0.3% too much.')).toBeVisible();
    await expectAnnounced('Total 100.3%, 0.3% too much');
  });

  it('shows an error until it is 100', async () => {
    const { user, onSign } = await renderMemberForm(
      'beneficiaries',
      'es',
      withBeneficiaries({ percentage: '99.99' }),
    );
    await user.click(button('Firmar'));
    await screen.findByRole('link', { name: 'Porcentajes: El total debe ser 100.' });
    const share = screen.getByLabelText('Porcentaje');
    expect(describedBy(share)).toBe('El total debe ser 100. Falta repartir 0.01%.');
    await user.clear(share);
    await user.type(share, '100');
    expect(screen.queryByText(/El total debe ser 100/)).not.toBeInTheDocument();
    await user.click(button('Firmar'));
    await waitFor(() => expect(onSign).toHaveBeenCalledOnce());
  });
});
