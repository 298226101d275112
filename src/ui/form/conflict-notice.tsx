import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { FormSpec } from '@core/form/form';
import type { Resource } from '@core/resource/resource';
import { InlineNotice } from '../feedback/inline-notice';
import { Sentence } from '../feedback/sentence';
import { useWriters } from '../history/use-writers';
import { Button } from './button';
import type { Conflict } from './use-conflict';

interface ConflictNoticeProps {
  readonly resource: Resource;
  readonly form: FormSpec;
  readonly conflict: Conflict;
  readonly onCompare: () => void;
}

/** Says in a form that the record was changed in the meantime, and by whom if one person did it. */
export const ConflictNotice = ({ resource, form, conflict, onCompare }: ConflictNoticeProps) => {
  const { t } = useTranslation('form');
  const { current, since, conflicts, taken } = conflict;
  const inputs = [...conflicts, ...taken];
  const { writers } = useWriters({ resource, form, current, since, inputs });
  const [person, ...others] = writers?.people ?? [];
  const count = inputs.length;
  const isKnown = person !== undefined && others.length === 0;
  return (
    <InlineNotice
      severity="info"
      action={<Button onClick={onCompare}>{t('conflict.compare')}</Button>}
      sx={{ mb: 2.5 }}
    >
      <Box component="strong" sx={{ display: 'block', fontWeight: 600 }}>
        <Sentence
          text={
            isKnown ? t('conflict.noticeBy.count', { count, person }) : t('conflict.notice.count', { count })
          }
          value={isKnown ? person : undefined}
        />
      </Box>
      <span>{t('conflict.kept')}</span>
    </InlineNotice>
  );
};
