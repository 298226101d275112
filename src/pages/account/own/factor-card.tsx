import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account, FactorKind } from '@core/account/answers';
import type { ChipMeaning } from '@core/resource/field';
import { Chip } from '@ui/cells/chip';
import { InlineNotice } from '@ui/feedback/inline-notice';
import { Button } from '@ui/form/button';
import { AccountCard } from './account-card';
import { RemoveFactorDialog } from './remove-factor-dialog';
import { RenewCodesDialog } from './renew-codes-dialog';
import { SetUpDialog } from './set-up-dialog';

/** At this number of codes or fewer, new ones are needed. */
const lowCodesThreshold = 2;

type FactorAction = FactorKind | 'drop' | 'renew';

const CodesLeft = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation('my-account');
  const words = t('factor.codes.count', { count });
  if (count > lowCodesThreshold) return <Typography sx={{ mb: 2 }}>{words}</Typography>;
  return (
    <InlineNotice severity="warning" role="note" sx={{ mb: 2 }}>
      {count === 0 ? t('factor.noCodes') : `${words}. ${t('factor.few')}`}
    </InlineNotice>
  );
};

/** Returns the actions for the second factor in its current state. */
const actionsOf = ({ factor, factor_required: required }: Account): readonly FactorAction[] => {
  if (factor === 'none') return ['app', 'mail'];
  return [factor === 'app' ? 'mail' : 'app', 'renew', ...(required ? [] : (['drop'] as const))];
};

const stateOf = ({ factor, factor_required: required }: Account): [keyof typeof meanings, ChipMeaning] => {
  const state = factor === 'none' && required ? 'required' : factor;
  return [state, meanings[state]];
};
const meanings = { none: 'gray', mail: 'success', app: 'success', required: 'success' } as const;

/** The second factor: its state and the actions to change it. */
export const FactorCard = ({ account }: { readonly account: Account }) => {
  const { t } = useTranslation('my-account');
  const [action, setAction] = useState<FactorAction | null>(null);
  const { factor, factor_required: required, recovery_codes_left: left } = account;
  const [state, meaning] = stateOf(account);
  const labelOf = (one: FactorAction): string => {
    if (one === 'drop') return t('factor.off');
    if (one === 'renew') return t('factor.renew');
    return factor === 'none' ? t(`factor.use.${one}`) : t(`factor.switch.${one}`);
  };
  const close = () => setAction(null);
  return (
    <AccountCard
      title={t('factor.title')}
      text={t('factor.text')}
      aside={<Chip meaning={meaning} label={t(`factor.states.${state}`)} />}
    >
      {required && (
        <InlineNotice severity="info" role="note" sx={{ mb: 2 }}>
          {t(factor === 'none' ? 'factor.required' : 'factor.requiredOn')}
        </InlineNotice>
      )}
      {factor !== 'none' && <CodesLeft count={left} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {actionsOf(account).map((one) => (
          <Button
            key={one}
            variant="outlined"
            {...(one === 'drop' && { color: 'error' as const })}
            onClick={() => setAction(one)}
          >
            {labelOf(one)}
          </Button>
        ))}
      </Box>
      {(action === 'app' || action === 'mail') && (
        <SetUpDialog kind={action} account={account} onClose={close} />
      )}
      {action === 'drop' && <RemoveFactorDialog account={account} onClose={close} />}
      {action === 'renew' && <RenewCodesDialog account={account} onClose={close} />}
    </AccountCard>
  );
};
