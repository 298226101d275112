import DrawOutlined from '@mui/icons-material/DrawOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Actions } from './actions';
import { Lead } from './lead';
import { waysOn, wordsOf } from './outcome';
import { Plate } from './plate';
import { StepHeading } from './step-heading';
import type { Membership } from './use-membership';
import { usePause } from './use-pause';

/** The form is not signed: why, and every way on. */
export const OutcomeView = (membership: Membership) => {
  const { flow, send } = membership;
  const { t } = useTranslation('membership');
  const isPaused = usePause(flow.failure);
  const words = wordsOf(flow.result);
  return (
    <>
      <Plate isWarning={words !== 'awaiting'}>
        <DrawOutlined />
      </Plate>
      <StepHeading isCentred>{t(`result.${words}`)}</StepHeading>
      <Lead isCentred>{t(`result.${words}Text`)}</Lead>
      <Actions isCentred>
        {waysOn(flow).map(({ event, label }, at) => (
          <Button
            key={event}
            variant={at === 0 ? 'contained' : 'outlined'}
            size="large"
            aria-disabled={isPaused && event !== 'review'}
            onClick={() => {
              if (!isPaused || event === 'review') send({ type: event });
            }}
          >
            {t(label)}
          </Button>
        ))}
      </Actions>
    </>
  );
};
