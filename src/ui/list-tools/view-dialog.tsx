import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentClient } from '@lib/client-context';
import type { SavedView } from '@lib/saved-views';
import { BusyButton } from '../form/busy-button';
import { DialogFrame } from '../form/dialog-frame';
import { TextInput } from '../form/text-input';
import type { ListController } from '../list/use-list-controller';
import { useViewForm } from './use-view-form';
import { ViewChoice } from './view-choice';
import { InlineNotice } from '../feedback/inline-notice';

interface ViewDialogProps {
  readonly controller: ListController;
  /** The address of the list as it is now. */
  readonly address: string;
  /** Absent: what the list shows becomes a new one. */
  readonly view?: SavedView;
  readonly onClose: () => void;
}

/** Names what the list shows, or changes a view that has a name. */
export const ViewDialog = ({ controller, address, view, onClose }: ViewDialogProps) => {
  const { t } = useTranslation('tools');
  const id = useId();
  const client = useCurrentClient();
  const { draft, set, submit, busy, nameError, failure } = useViewForm({
    controller,
    address,
    view,
    onDone: onClose,
  });
  const { clientId } = controller;
  const outdated = view !== undefined && view.address !== address;
  return (
    <DialogFrame
      title={t(view ? 'form.edit' : 'form.create')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <BusyButton
            type="submit"
            form={id}
            label={t(view ? 'form.submitEdit' : 'form.submitCreate')}
            busyLabel={t('form.busy')}
            busy={busy}
          />
        </>
      }
    >
      <Box
        component="form"
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        sx={{ display: 'grid', gap: 2 }}
      >
        {failure !== undefined && <InlineNotice severity="error">{failure}</InlineNotice>}
        <TextInput
          autoFocus
          label={t('form.name')}
          help={t('form.nameHelp')}
          autoComplete="off"
          value={draft.name}
          error={nameError}
          onChange={(event) => set({ name: event.target.value })}
        />
        {outdated && (
          <ViewChoice
            label={t('form.update')}
            help={t('form.updateHelp')}
            checked={draft.replace}
            onChange={(replace) => set({ replace })}
          />
        )}
        <ViewChoice
          label={t('form.isDefault')}
          help={t('form.isDefaultHelp')}
          checked={draft.isDefault}
          onChange={(isDefault) => set({ isDefault })}
        />
        {clientId !== undefined && (
          <ViewChoice
            label={t('form.share', { client: client?.name ?? '' })}
            help={t('form.shareHelp')}
            checked={draft.shared}
            onChange={(shared) => set({ shared })}
          />
        )}
      </Box>
    </DialogFrame>
  );
};
