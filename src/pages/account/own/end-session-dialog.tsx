import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignIn } from '@core/account/answers';
import { statusOf } from '@lib/api-failure';
import { notify } from '@lib/notify';
import { ConfirmDialog } from '@ui/form/confirm-dialog';
import { sessionsKey, useAccountCalls } from './account-calls';
import { useDeviceName } from './use-device-name';

interface EndSessionDialogProps {
  readonly ending: SignIn | 'others';
  readonly onClose: () => void;
}

/** Asks for confirmation before one or all other sessions are ended. A 404 counts as ended. */
export const EndSessionDialog = ({ ending, onClose }: EndSessionDialogProps) => {
  const { t } = useTranslation('my-account');
  const calls = useAccountCalls();
  const cache = useQueryClient();
  const deviceOf = useDeviceName();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const device = ending === 'others' ? '' : deviceOf(ending);
  const end = async (): Promise<string> => {
    if (ending === 'others') return t('sessions.othersEnded.count', { count: await calls.endOthers() });
    await calls.endSession(ending.id).catch((reason: unknown) => {
      if (statusOf(reason) !== 404) throw reason;
    });
    return t('sessions.ended', { device });
  };
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const text = await end();
      await cache.invalidateQueries({ queryKey: sessionsKey });
      onClose();
      notify({ kind: 'success', text });
    } catch (reason) {
      setFailure(reason);
      setBusy(false);
    }
  };
  const isAll = ending === 'others';
  return (
    <ConfirmDialog
      title={isAll ? t('sessions.othersTitle') : t('sessions.endTitle', { device })}
      text={isAll ? t('sessions.othersText') : t('sessions.endText')}
      action={{
        label: isAll ? t('sessions.endOthers') : t('sessions.end'),
        busyLabel: t('sessions.ending'),
        busy,
      }}
      failure={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
};
