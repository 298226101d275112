import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FactorStart } from '@core/account/answers';
import { DialogFrame } from '@ui/form/dialog-frame';
import { useCodesFrame } from './codes-dialog';
import { useCodeStep, useProofStep, type SetUp } from './set-up-steps';

/**
 * Turns on a second factor, or replaces it with another one, in one dialog: the password, a first code, the recovery
 * codes. If the first code is sent too late, the dialog returns to the password.
 */
export const SetUpDialog = (props: SetUp) => {
  const { t } = useTranslation('my-account');
  const [start, setStart] = useState<FactorStart | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isLate, setLate] = useState(false);
  const restart = () => {
    setLate(true);
    setStart(null);
  };
  const proof = useProofStep({ ...props, isLate, onStart: setStart });
  const first = useCodeStep({ ...props, start, onLate: restart, onCodes: setCodes });
  const { account, onClose } = props;
  const shown = useCodesFrame({ codes, address: account.username, done: t('setUp.done'), onClose });
  if (codes.length > 0) return <DialogFrame {...shown} />;
  return <DialogFrame {...(start ? first : proof)} />;
};
