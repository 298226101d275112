import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { acrossElements } from '@tests/helpers/across-elements';
import { person } from '@tests/helpers/person';
import { accountFixture, codeOf, nextCodeOf } from './account-fixture';

const { open, card, dialog, answers, latestMail, typeCode, confirmPassword, setUp } = accountFixture();

describe('the second factor', () => {
  it('starts again when the first code is too late', async () => {
    await open();
    const { form } = await setUp();
    answers('post', 'account/factor/confirm', 410, { detail: 'token expired' });
    await person.type(form.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText(/That took too long/)).toBeVisible();
    expect(within(await dialog()).getByLabelText('Current password')).toHaveFocus();
  });

  it('renews the recovery codes', async () => {
    await open();
    const { form, key } = await setUp();
    await person.type(form.getByLabelText('Code'), `${codeOf(key)}{Enter}`);
    await person.click(await screen.findByRole('button', { name: 'I have saved them' }));
    const part = within(await card('Two-step sign-in'));
    await person.click(await part.findByRole('button', { name: 'New recovery codes' }));
    await typeCode(nextCodeOf(key));
    await confirmPassword();
    expect(
      within(await screen.findByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem'),
    ).toHaveLength(10);
  });

  it('cannot be switched off when the role requires it, even if the page offers it', async () => {
    const account = { username: 'r@portal.example', first_name: 'R', last_name: 'R', recovery_codes_left: 1 };
    answers('get', 'account', 200, { ...account, factor: 'none', factor_required: true });
    const first = await open();
    const part = within(await card('Two-step sign-in'));
    expect(part.getByText(/Your role requires it\. Unless you choose/)).toBeVisible();
    expect(part.getByText('Codes by email')).toBeVisible();
    first.unmount();

    answers('get', 'account', 200, { ...account, factor: 'app', factor_required: true });
    const second = await open();
    expect(within(await card('Two-step sign-in')).queryByRole('button', { name: 'Switch off' })).toBeNull();
    expect(screen.getByText(/1 recovery code left\. Get new codes/)).toBeVisible();
    second.unmount();

    answers('get', 'account', 200, { ...account, factor: 'app', factor_required: false });
    answers('delete', 'account/factor', 409, { detail: 'factor required' });
    await open();
    await person.click(within(await card('Two-step sign-in')).getByRole('button', { name: 'Switch off' }));
    await typeCode('123456');
    await confirmPassword();
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('It stays on.');
  });
});

describe('a factor of mailed codes', () => {
  it('mails a code before it is switched off', async () => {
    await open();
    await person.click(
      within(await card('Two-step sign-in')).getByRole('button', { name: 'Use codes by email' }),
    );
    await confirmPassword();
    const mailedCode = async () => /\d{6}/.exec(await latestMail())?.[0] ?? '';
    await within(await dialog()).findByLabelText('Code');
    await typeCode(`${await mailedCode()}{Enter}`);
    await person.click(await screen.findByRole('button', { name: 'I have saved them' }));
    const part = within(await card('Two-step sign-in'));
    await person.click(await part.findByRole('button', { name: 'Switch off' }));
    const form = within(await dialog());
    await person.click(form.getByRole('button', { name: /Email me a code/ }));
    expect(
      await form.findByText(acrossElements('A code is on its way to regional@portal.example.')),
    ).toBeVisible();
    await typeCode(await mailedCode());
    await confirmPassword();
    expect(await screen.findByText('Two-step sign-in is off.')).toBeVisible();
  });
});
