import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@lib/notify';
import { useViewChange, type SavedView, type ViewChange } from '@lib/saved-views';
import { createSubmissionKey } from '../form/submission-key';
import type { ListController } from '../list/use-list-controller';
import { viewFailure } from './view-failure';

interface ViewFormParts {
  readonly controller: ListController;
  /** The address of the list as it is now. */
  readonly address: string;
  /** Absent: a new one. */
  readonly view: SavedView | undefined;
  readonly onDone: () => void;
}

const longestName = 60;

/** The values of a view's form, and how they are saved. */
export const useViewForm = ({ controller: { resource, clientId }, address, view, onDone }: ViewFormParts) => {
  const { t } = useTranslation('tools');
  const { t: form } = useTranslation('form');
  const [draft, setDraft] = useState({
    name: view?.name ?? '',
    shared: view?.shared ?? false,
    isDefault: view?.isDefault ?? false,
    replace: false,
  });
  const [complaint, setComplaint] = useState<'required' | 'max' | null>(null);
  const [key] = useState(createSubmissionKey);
  const { mutate, error, isPending, reset } = useViewChange();
  const name = draft.name.trim();

  const set = (patch: Partial<typeof draft>) => {
    setDraft({ ...draft, ...patch });
    setComplaint(null);
    key.renew();
    if (error) reset();
  };
  const change = (): ViewChange => {
    const { shared, isDefault, replace } = draft;
    if (view) {
      const patch = { name, shared, isDefault, ...(replace && { address }) };
      return { kind: 'update', id: view.id, patch };
    }
    const created = { name, address, shared, isDefault };
    return { kind: 'create', draft: created, resource: resource.name, clientId, key: key.idempotencyKey };
  };
  const submit = () => {
    if (isPending) return;
    if (name === '' || Array.from(name).length > longestName) {
      setComplaint(name === '' ? 'required' : 'max');
      return;
    }
    const done = view ? 'changed' : 'created';
    mutate(change(), {
      onSuccess: () => {
        notify({ kind: 'success', key: 'view', text: t(`form.${done}`, { name }) });
        onDone();
      },
    });
  };
  const refusal = viewFailure(error, t, form);
  return {
    draft,
    set,
    submit,
    busy: isPending,
    nameError: complaint ? t(`form.${complaint}`) : refusal.name,
    failure: refusal.other,
  };
};
