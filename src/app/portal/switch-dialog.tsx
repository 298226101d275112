import { useChooseClient, useCurrentClient, type CurrentClient } from '@lib/client-context';
import { onDemand, type OverlayProps } from '@lib/on-demand';

const Dialog = onDemand(async () => (await import('@pages/clients/switch-client-dialog')).SwitchClientDialog);

/** The dialog of the client switch. */
const SwitchHost = ({ open, onClose }: OverlayProps) => {
  const current = useCurrentClient();
  const chooseClient = useChooseClient();
  const choose = (client: CurrentClient) => {
    onClose();
    chooseClient(client);
  };
  return <Dialog open={open} currentId={current?.id} onClose={onClose} onChoose={choose} />;
};

export const SwitchDialog = Object.assign(SwitchHost, { ahead: Dialog.ahead });
