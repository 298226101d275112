import { lazy } from 'react';
import { useChooseClient, useCurrentClient, type CurrentClient } from '../../lib/client-context';

interface SwitchDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const LazyDialog = lazy(async () => {
  const { SwitchClientDialog } = await import('../../pages/clients/switch-client-dialog');
  return { default: SwitchClientDialog };
});

/** The dialog of the client switch, fetched at its first opening. */
export const SwitchDialog = ({ open, onClose }: SwitchDialogProps) => {
  const current = useCurrentClient();
  const chooseClient = useChooseClient();
  const choose = (client: CurrentClient) => {
    onClose();
    chooseClient(client);
  };
  return <LazyDialog open={open} currentId={current?.id} onClose={onClose} onChoose={choose} />;
};
