import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormInput } from '@core/form/form';
import { formSchema } from '@core/form/schema';
import { isApiFailure } from '@lib/api-failure';
import { notify } from '@lib/notify';
import { useCurrentClient } from '@lib/portal-context';
import { useViewChange, type SavedView, type ViewChange } from '@lib/saved-views';
import { createSubmissionKey } from '@lib/submission-key';
import type { Words } from '../cells/cell-kind';
import { DialogForm } from '../form/dialog-form';
import { FormInputs } from '../form/form-inputs';
import type { FormValues } from '../form/form-values';
import { usePlainForm } from '../form/use-plain-form';
import type { ListController } from '../list/use-list-controller';

interface ViewDialogProps {
  readonly controller: ListController;
  /** The current address of the list. */
  readonly address: string;
  /** Undefined: creates a new view from what the list shows. */
  readonly view?: SavedView;
  readonly onClose: () => void;
}

const name = { kind: 'text', max: 60, autoComplete: 'off' } as const satisfies FormInput;
const choice = { kind: 'boolean' } as const satisfies FormInput;
const serverErrors = { 'name taken': 'name' };

/** The form's translations. Returns '' for missing keys. */
const useViewWords = (client: string): Words => {
  const { t } = useTranslation('tools');
  return useCallback(
    (key, values = {}) =>
      (t as unknown as (key: string, values: object) => string)(`form.${key}`, {
        defaultValue: '',
        client,
        ...values,
      }),
    [t, client],
  );
};

/** Creates a view from what the list shows, or edits an existing one. */
export const ViewDialog = ({
  controller: { resource, clientId },
  address,
  view,
  onClose,
}: ViewDialogProps) => {
  const { t } = useTranslation('tools');
  const client = useCurrentClient();
  const { mutateAsync } = useViewChange();
  const [key] = useState(createSubmissionKey);
  const isOutdated = view !== undefined && view.address !== address;
  const isShareable = clientId !== undefined;
  const spec = useMemo(
    () => ({
      inputs: {
        name,
        ...(isOutdated && { replace: choice }),
        isDefault: choice,
        ...(isShareable && { shared: choice }),
      },
    }),
    [isOutdated, isShareable],
  );
  const changeOf = (values: FormValues): ViewChange => {
    const draft = {
      name: String(values['name']),
      shared: values['shared'] === true,
      isDefault: values['isDefault'] === true,
    };
    if (view) {
      const patch = { ...draft, ...(values['replace'] === true && { address }) };
      return { kind: 'update', id: view.id, patch };
    }
    const created = { ...draft, address };
    return { kind: 'create', draft: created, resource: resource.name, clientId, key: key.keyFor(created) };
  };
  const form = usePlainForm({
    schema: useMemo(() => formSchema(spec), [spec]),
    inputs: spec.inputs,
    values: {
      name: view?.name ?? '',
      ...(isOutdated && { replace: false }),
      isDefault: view?.isDefault ?? false,
      ...(isShareable && { shared: view?.shared ?? false }),
    },
    serverErrors,
    words: useViewWords(client?.name ?? ''),
    send: async (values) => {
      const change = changeOf(values);
      await mutateAsync(change);
      return String(values['name']);
    },
    onSent: (saved) => {
      notify({
        kind: 'success',
        key: 'view',
        text: t(`form.${view ? 'changed' : 'created'}`, { name: saved }),
      });
      onClose();
    },
  });
  return (
    <DialogForm
      title={t(view ? 'form.edit' : 'form.create')}
      form={form}
      submit={{ label: t(view ? 'form.submitEdit' : 'form.submitCreate') }}
      failureOf={(reason) =>
        isApiFailure(reason) && reason.errors?.['address'] === 'max' ? t('form.addressMax') : undefined
      }
      onClose={onClose}
    >
      <FormInputs spec={spec} form={form} />
    </DialogForm>
  );
};
