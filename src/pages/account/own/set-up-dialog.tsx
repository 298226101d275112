import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountSchemas } from '../../../core/account/account-forms';
import type { Account, FactorKind, FactorStart } from '../../../core/account/answers';
import { statusOf } from '../../../lib/api-failure';
import { InlineNotice } from '../../../ui/feedback/inline-notice';
import { useAccountCalls } from './account-calls';
import { AppKey } from './app-key';
import { ChangeDialog } from './change-dialog';
import { CodeField } from './code-field';
import { CodesDialog } from './codes-dialog';
import { SecretField } from './secret-field';
import { useOwnForm } from './use-own-form';

interface StepProps {
  readonly kind: FactorKind;
  readonly account: Account;
  readonly onClose: () => void;
}

interface ProofStepProps extends StepProps {
  /** The code of an earlier try was too old. */
  readonly isLate: boolean;
  readonly onStart: (start: FactorStart) => void;
}

/** First the password: a session that somebody else found open must not get a factor of theirs. */
const ProofStep = ({ kind, account, isLate, onStart, onClose }: ProofStepProps) => {
  const { t } = useTranslation('my-account');
  const calls = useAccountCalls();
  const form = useOwnForm({
    id: useId(),
    schema: accountSchemas.proof,
    values: { current_password: '' },
    send: async (proof) => onStart(await calls.startFactor(kind, proof)),
  });
  return (
    <ChangeDialog
      title={t(`setUp.title.${kind}`)}
      form={form}
      submit={{ label: t('setUp.next'), busyLabel: t('setUp.busy') }}
      onClose={onClose}
    >
      {isLate && <InlineNotice severity="error">{t('setUp.late')}</InlineNotice>}
      <Typography sx={{ color: 'text.secondary' }}>
        {t(`setUp.proof.${kind}`, { address: account.username })}
      </Typography>
      <SecretField form={form} name="current_password" autoFocus />
    </ChangeDialog>
  );
};

interface CodeStepProps extends StepProps {
  readonly start: FactorStart;
  readonly onLate: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Then a first code, which shows that the factor works. */
const CodeStep = ({ kind, account, start, onLate, onCodes, onClose }: CodeStepProps) => {
  const { t } = useTranslation('my-account');
  const calls = useAccountCalls();
  const form = useOwnForm({
    id: useId(),
    schema: accountSchemas.code,
    values: { code: '' },
    send: async ({ code }) => {
      try {
        onCodes(await calls.confirmFactor(start.factor_token, String(code)));
      } catch (reason) {
        if (statusOf(reason) !== 410) throw reason;
        onLate();
      }
    },
  });
  return (
    <ChangeDialog
      title={t(`setUp.title.${kind}`)}
      form={form}
      submit={{ label: t('setUp.submit'), busyLabel: t('setUp.busy') }}
      onClose={onClose}
    >
      {kind === 'app' && <AppKey url={start.otpauth_url ?? ''} secret={start.secret ?? ''} />}
      <CodeField form={form} help={t(`setUp.codeHelp.${kind}`, { address: account.username })} />
    </ChangeDialog>
  );
};

/** Switches a second factor on, or another one in its place: the password, a first code, the recovery codes. */
export const SetUpDialog = (props: StepProps) => {
  const { t } = useTranslation('my-account');
  const [start, setStart] = useState<FactorStart | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isLate, setLate] = useState(false);
  if (codes)
    return (
      <CodesDialog
        codes={codes}
        address={props.account.username}
        done={t('setUp.done')}
        onClose={props.onClose}
      />
    );
  if (!start) return <ProofStep {...props} isLate={isLate} onStart={setStart} />;
  const beginAgain = () => {
    setLate(true);
    setStart(null);
  };
  return <CodeStep {...props} start={start} onLate={beginAgain} onCodes={setCodes} />;
};
