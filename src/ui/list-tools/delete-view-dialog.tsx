import { useTranslation } from 'react-i18next';
import { statusOf } from '@lib/api-failure';
import { notify } from '@lib/notify';
import { useViewChange, type SavedView } from '@lib/saved-views';
import { ConfirmDialog } from '../form/confirm-dialog';

interface DeleteViewDialogProps {
  readonly view: SavedView;
  readonly onClose: () => void;
}

/** Asks before a view is deleted, by its name. One that is gone already counts as deleted. */
export const DeleteViewDialog = ({ view, onClose }: DeleteViewDialogProps) => {
  const { t } = useTranslation('tools');
  const { t: form } = useTranslation('form');
  const { mutate, error, isPending } = useViewChange();
  const done = () => {
    notify({ kind: 'success', key: 'view', text: t('remove.done', { name: view.name }) });
    onClose();
  };
  const remove = () =>
    mutate(
      { kind: 'remove', id: view.id },
      {
        onSuccess: done,
        onError: (reason) => {
          if (statusOf(reason) === 404) done();
        },
      },
    );
  return (
    <ConfirmDialog
      title={t('remove.title', { name: view.name })}
      text={t(view.shared ? 'remove.sharedText' : 'remove.text')}
      deed={{ label: t('remove.submit'), busyLabel: form('deleting'), busy: isPending }}
      failure={error}
      onConfirm={remove}
      onClose={onClose}
    />
  );
};
