import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountSchemas } from '@core/account/account-forms';
import type { Account } from '@core/account/answers';
import { InlineNotice } from '@ui/feedback/inline-notice';
import { Sentence } from '@ui/feedback/sentence';
import { BusyButton } from '@ui/form/busy-button';
import { failureText } from '@ui/form/failure-text';
import type { PlainForm } from '@ui/form/use-plain-form';
import { useAccountCalls } from './account-calls';
import { FactorCodeField, SecretField } from './account-fields';

/** The schema and the initial values of a form that asks for the password, and for the second factor if one is on. */
export const proofFormOf = ({ factor }: Account) =>
  factor === 'none'
    ? { schema: accountSchemas.proof, values: { current_password: '' } }
    : {
        schema: accountSchemas.factorProof,
        values: { current_password: '', code: '' },
      };

interface FactorProofFieldsProps {
  readonly form: PlainForm;
  readonly account: Account;
}

/** Mails a code and keeps its token in the form. */
const MailCodeButton = ({ form, account: { username: address } }: FactorProofFieldsProps) => {
  const { t } = useTranslation('my-account');
  const { t: formWords } = useTranslation('form');
  const calls = useAccountCalls();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<'yes' | 'no' | { readonly failure: string }>('no');
  const send = async () => {
    setBusy(true);
    try {
      form.setValue('two_factor_token', await calls.mailFactorCode());
      setSent('yes');
    } catch (reason) {
      setSent({ failure: failureText(reason, formWords) });
    }
    setBusy(false);
  };
  return (
    <>
      {sent === 'yes' && (
        <InlineNotice severity="success" role="status">
          <Sentence text={t('factorCode.sent', { address })} value={address} />
        </InlineNotice>
      )}
      {typeof sent === 'object' && <InlineNotice severity="error">{sent.failure}</InlineNotice>}
      <BusyButton
        variant="outlined"
        label={t(sent === 'yes' ? 'factorCode.again' : 'factorCode.send')}
        busyLabel={t('factorCode.sending')}
        busy={busy}
        onClick={() => void send()}
      />
    </>
  );
};

/** Inputs for the current password and, if a second factor is on, for a code of it. */
export const FactorProofFields = ({ form, account }: FactorProofFieldsProps) => {
  const { t } = useTranslation('my-account');
  const { factor } = account;
  return (
    <>
      <SecretField form={form} name="current_password" autoFocus />
      {factor === 'mail' && <MailCodeButton form={form} account={account} />}
      {factor !== 'none' && <FactorCodeField form={form} help={t(`factorCode.help.${factor}`)} />}
    </>
  );
};
