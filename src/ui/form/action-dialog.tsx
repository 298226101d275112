import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormSpec } from '@core/form/form';
import { formSchema } from '@core/form/schema';
import { inputsOfAction } from '@core/resource/action';
import { useWords } from '@lib/i18n';
import { notify } from '@lib/notify';
import type { OverlayProps } from '@lib/on-demand';
import { recordTitle } from '../list/record-identity';
import { type RowActionParts, useSendAction } from '../list/use-row-action';
import { ConfirmDialog } from './confirm-dialog';
import { DialogForm } from './dialog-form';
import { FormInputs } from './form-inputs';
import { newValues } from './form-values';
import { usePlainForm } from './use-plain-form';

/** The form of an action's dialog: the declared inputs, or none for an action that only needs confirmation. */
const useActionForm = (parts: RowActionParts, onSent: () => void) => {
  const { resource, name } = parts;
  const action = resource.actions?.[name];
  const inputs = useMemo(() => inputsOfAction(resource, name), [resource, name]);
  const spec: FormSpec = useMemo(() => ({ inputs }), [inputs]);
  const { send } = useSendAction(parts);
  const form = usePlainForm({
    schema: useMemo(() => formSchema(spec), [spec]),
    values: newValues(spec, resource.scope, null),
    inputs,
    words: useWords(resource),
    send,
    onSent,
  });
  const isHarmless = action !== undefined && 'harmless' in action && action.harmless;
  return { form, spec, isHarmless };
};

interface ActionDialogProps extends OverlayProps {
  readonly parts: RowActionParts;
  readonly onDone: () => void;
}

/** Asks before an action runs: for confirmation, or for the declared inputs. */
export const ActionDialog = ({ parts, open, onDone, onClose }: ActionDialogProps) => {
  const { resource, row, name } = parts;
  const { t } = useTranslation('form');
  const words = useWords(resource);
  const record = recordTitle(row, resource);
  const textOf = (part: string) => words(`actions.${name}.${part}`, { record });
  const { form, spec, isHarmless } = useActionForm(parts, () => {
    notify({ kind: 'success', text: textOf('done'), value: record });
    onClose();
    onDone();
  });
  const text = textOf('text');
  if (form.names.length === 0)
    return (
      <ConfirmDialog
        open={open}
        title={textOf('title')}
        record={record}
        text={text}
        action={{ label: textOf('submit'), busyLabel: t('busy'), busy: form.busy }}
        harmless={isHarmless}
        failure={form.failure}
        onConfirm={() => void form.submit()}
        onClose={onClose}
      />
    );
  if (!open) return null;
  return (
    <DialogForm
      title={textOf('title')}
      record={record}
      form={form}
      submit={{ label: textOf('submit') }}
      onClose={onClose}
    >
      {text && <Typography>{text}</Typography>}
      <FormInputs spec={spec} form={form} />
    </DialogForm>
  );
};
