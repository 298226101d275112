import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormSpec } from '@core/form/form';
import { formSchema } from '@core/form/schema';
import { inputsOfAction } from '@core/resource/action';
import type { OverlayProps } from '@lib/on-demand';
import { InlineNotice } from '../feedback/inline-notice';
import { BusyButton } from '../form/busy-button';
import { Button } from '../form/button';
import { DialogFrame } from '../form/dialog-frame';
import { failureText } from '../form/failure-text';
import { FormFrame } from '../form/form-frame';
import { FormInputs } from '../form/form-inputs';
import { newValues } from '../form/form-values';
import { usePlainForm } from '../form/use-plain-form';
import type { ListController } from '../list/use-list-controller';
import type { BulkProgress } from './bulk-answer';
import { losesData, type BulkTarget } from './bulk-target';
import { PreviewFigures } from './preview-figures';
import { useBulkAction, type BulkAction, type Counted } from './use-bulk-action';
import { useBulkWords } from './use-bulk-words';

const noop = () => undefined;

/** The values that the action asks for. Sending the form counts the records. */
const useCountForm = (
  { resource, words }: ListController,
  { name }: BulkTarget,
  count: BulkAction['count'],
) => {
  const inputs = useMemo(() => inputsOfAction(resource, name), [resource, name]);
  const spec: FormSpec = useMemo(() => ({ inputs }), [inputs]);
  const [countedFor, setCountedFor] = useState('');
  const form = usePlainForm({
    schema: useMemo(() => formSchema(spec), [spec]),
    values: newValues(spec, resource.scope, null),
    inputs,
    words,
    send: (values) => {
      setCountedFor(typed);
      return count(values);
    },
    onSent: noop,
    skipUnsavedWarning: true,
  });
  const typed = JSON.stringify(useWatch({ control: form.control }));
  return { form, spec, isCurrent: typed === countedFor };
};

const Progress = ({ progress }: { readonly progress: BulkProgress | null }) => {
  const { t } = useTranslation('bulk');
  const done = progress ? progress.changed + progress.skippedCount : 0;
  const total = progress?.total ?? 0;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <span>{t('running')}</span>
        {progress && <span>{t('progress', { done, total })}</span>}
      </Box>
      <LinearProgress
        aria-label={t('running')}
        {...(total > 0 ? { variant: 'determinate', value: (done / total) * 100 } : {})}
      />
      {progress && (
        <Typography variant="body2" color="text.secondary">
          {t('background')}
        </Typography>
      )}
    </Box>
  );
};

const timeOf = (date: Date): string =>
  date.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

/** When the records were counted, and what happens if they change. */
const CountedAt = ({ counted: { at } }: { readonly counted: Counted }) => {
  const { t } = useTranslation('bulk');
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5, color: 'text.secondary' }}>
      <InfoOutlined sx={{ fontSize: 18, mt: '1px' }} />
      <Typography variant="body2">{t('counted', { time: timeOf(at) })}</Typography>
    </Box>
  );
};

interface BulkDialogProps extends OverlayProps {
  readonly controller: ListController;
  readonly target: BulkTarget;
}

/**
 * Asks before an action on many records: first for its inputs, then with the figures of what it will do. Its button has
 * the number of records that change; without any there is no button. An action that runs goes on when the dialog is closed.
 */
export const BulkDialog = ({ controller, target, open, onClose }: BulkDialogProps) => {
  const { t } = useTranslation('bulk');
  const { t: tForm } = useTranslation('form');
  const words = useBulkWords(controller, target);
  const action = useBulkAction({ controller, target, words, onDone: onClose });
  const { isRunning, progress } = action;
  const { form, spec, isCurrent } = useCountForm(controller, target, action.count);
  const hasInputs = form.names.length > 0;
  const failure = action.failure ?? (hasInputs ? null : form.failure);
  const begin = useRef(form.submit);
  useEffect(() => {
    if (!hasInputs) void begin.current();
  }, [hasInputs]);
  if (!open) return null;
  // Other values were typed since.
  const counted = isCurrent && !form.busy ? action.counted : null;
  const submit = () => {
    if (!counted)
      return (
        <BusyButton
          {...(hasInputs
            ? { type: 'submit' as const, form: form.id }
            : { onClick: () => void form.submit() })}
          label={t('count')}
          busyLabel={t('counting')}
          busy={form.busy}
        />
      );
    const { changed } = counted.result;
    if (changed === 0) return null;
    return (
      <BusyButton
        label={words.titleOf(changed)}
        busyLabel={t('running')}
        busy={isRunning}
        color={losesData(controller.resource, target.name) ? 'error' : 'primary'}
        onClick={() => void action.run(counted)}
      />
    );
  };
  return (
    <DialogFrame
      title={words.titleOf(countOf(target, counted))}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            {isRunning || counted?.result.changed === 0 ? t('close') : tForm('cancel')}
          </Button>
          {submit()}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {words.text && <Typography color="text.secondary">{words.text}</Typography>}
        {failure !== null && <InlineNotice severity="error">{failureText(failure, tForm)}</InlineNotice>}
        {counted?.isAgain && <InlineNotice severity="warning">{t('again')}</InlineNotice>}
        {hasInputs && (
          <FormFrame form={form}>
            <FormInputs spec={spec} form={form} />
          </FormFrame>
        )}
        {form.busy && <LinearProgress aria-label={t('counting')} />}
        {counted && (
          <PreviewFigures
            result={counted.result}
            left={countOf(target, counted) - counted.result.changed}
            words={words}
          />
        )}
        {counted?.result.changed === 0 && <Typography>{t('none')}</Typography>}
        {isRunning ? <Progress progress={progress} /> : counted && <CountedAt counted={counted} />}
      </Box>
    </DialogFrame>
  );
};

/** How many records were asked for: those that were counted last. */
const countOf = ({ count }: BulkTarget, counted: Counted | null): number => {
  if (!counted) return count;
  const { choice } = counted.request;
  return 'ids' in choice ? choice.ids.length : choice.expected;
};
