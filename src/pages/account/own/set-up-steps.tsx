import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { accountSchemas } from '@core/account/account-forms';
import type { Account, FactorKind, FactorStart } from '@core/account/answers';
import { statusOf } from '@lib/api-failure';
import { InlineNotice } from '@ui/feedback/inline-notice';
import { Sentence } from '@ui/feedback/sentence';
import { useDialogForm } from '@ui/form/dialog-form';
import { useAccountCalls } from './account-calls';
import { CodeField } from './account-fields';
import { AppKey } from './app-key';
import { FactorProofFields, proofFormOf } from './factor-proof-fields';
import { useOwnForm } from './use-own-form';

export interface SetUp {
  readonly kind: FactorKind;
  readonly account: Account;
  readonly onClose: () => void;
}

interface ProofStep extends SetUp {
  /** Whether the code of the previous attempt was too old. */
  readonly isLate: boolean;
  readonly onStart: (start: FactorStart) => void;
}

/**
 * First the password, and the factor that is on: it must not be possible to add another person's factor to a session
 * that was left open.
 */
export const useProofStep = ({ kind, account, isLate, onStart, onClose }: ProofStep) => {
  const { t } = useTranslation('my-account');
  const calls = useAccountCalls();
  const form = useOwnForm({
    ...proofFormOf(account),
    skipUnsavedWarning: true,
    send: (proof) => calls.startFactor(kind, proof),
    onSent: (start) => {
      // The password is not kept for the next steps.
      form.reset();
      onStart(start);
    },
  });
  return useDialogForm({
    title: t(`setUp.title.${kind}`),
    form,
    submit: { label: t('setUp.next'), busyLabel: t('setUp.busy') },
    onClose,
    children: (
      <>
        {isLate && <InlineNotice severity="error">{t('setUp.late')}</InlineNotice>}
        <Typography sx={{ color: 'text.secondary' }}>
          <Sentence text={t(`setUp.proof.${kind}`, { address: account.username })} value={account.username} />
        </Typography>
        <FactorProofFields form={form} account={account} />
      </>
    ),
  });
};

interface CodeStep extends SetUp {
  readonly start: FactorStart | null;
  readonly onLate: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Then a first code, which proves that the factor works. */
export const useCodeStep = ({ kind, account, start, onLate, onCodes, onClose }: CodeStep) => {
  const { t } = useTranslation('my-account');
  const calls = useAccountCalls();
  const form = useOwnForm({
    schema: accountSchemas.code,
    values: { code: '' },
    skipUnsavedWarning: true,
    send: async ({ code }) => {
      try {
        return await calls.confirmFactor(start?.factor_token ?? '', String(code));
      } catch (reason) {
        if (statusOf(reason) !== 410) throw reason;
        return 'late';
      }
    },
    onSent: (codes) => {
      if (codes !== 'late') onCodes(codes);
      else {
        form.reset();
        onLate();
      }
    },
  });
  return useDialogForm({
    title: t(`setUp.title.${kind}`),
    form,
    submit: { label: t('setUp.submit'), busyLabel: t('setUp.busy') },
    onClose,
    children: (
      <>
        {kind === 'app' && <AppKey url={start?.otpauth_url ?? ''} secret={start?.secret ?? ''} />}
        <CodeField form={form} help={t(`setUp.codeHelp.${kind}`, { address: account.username })} />
      </>
    ),
  });
};
