import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusOf } from '@lib/api-failure';
import { notify } from '@lib/notify';
import { type SavedView, useViewChange } from '@lib/saved-views';
import { Button } from '../form/button';
import { ConfirmDialog } from '../form/confirm-dialog';
import { DialogFrame } from '../form/dialog-frame';
import type { ListController } from '../list/use-list-controller';
import type { ListViews } from './use-list-views';
import { ViewDialog } from './view-dialog';
import { ViewRow } from './view-row';

interface DeleteViewDialogProps {
  readonly view: SavedView;
  readonly onClose: () => void;
}

/** Asks for confirmation before a view is deleted, by name. A 404 counts as deleted. */
const DeleteViewDialog = ({ view, onClose }: DeleteViewDialogProps) => {
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
      action={{ label: t('remove.submit'), busyLabel: form('deleting'), busy: isPending }}
      failure={error}
      onConfirm={remove}
      onClose={onClose}
    />
  );
};

interface ViewsDialogProps {
  readonly controller: ListController;
  readonly views: ListViews;
  readonly onClose: () => void;
}

interface Task {
  readonly kind: 'edit' | 'delete';
  readonly view: SavedView;
}

/** All views of a list: the default one, and the actions for the user's own ones. */
export const ViewsDialog = ({ controller, views, onClose }: ViewsDialogProps) => {
  const { t } = useTranslation('tools');
  const [task, setTask] = useState<Task | null>(null);
  const back = () => setTask(null);
  if (task?.kind === 'edit')
    return <ViewDialog controller={controller} address={views.address} view={task.view} onClose={back} />;
  return (
    <>
      <DialogFrame
        title={t('views.manageTitle', { list: controller.words('title') })}
        onClose={onClose}
        actions={
          <Button variant="contained" onClick={onClose}>
            {t('views.close')}
          </Button>
        }
      >
        {views.views.length === 0 ? (
          <Typography color="text.secondary">{t('views.none')}</Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {[...views.own, ...views.colleagues].map((view) => (
              <ViewRow
                key={view.id}
                view={view}
                onEdit={() => setTask({ kind: 'edit', view })}
                onDelete={() => setTask({ kind: 'delete', view })}
              />
            ))}
          </Box>
        )}
      </DialogFrame>
      {task?.kind === 'delete' && <DeleteViewDialog view={task.view} onClose={back} />}
    </>
  );
};
