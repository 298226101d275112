import { lazy } from 'react';
import { useChooseClient, useCurrentClient, type CurrentClient } from '../../lib/client-context';
import type { OverlayProps } from '../../ui/layout/overlay';

const LazyDialog = lazy(async () => {
  const { SwitchClientDialog } = await import('../../pages/clients/switch-client-dialog');
  return { default: SwitchClientDialog };
});

/** The dialog of the client switch, fetched at its first opening. */
export const SwitchDialog = ({ open, onClose }: OverlayProps) => {
  const current = useCurrentClient();
  const chooseClient = useChooseClient();
  const choose = (client: CurrentClient) => {
    onClose();
    chooseClient(client);
  };
  return <LazyDialog open={open} currentId={current?.id} onClose={onClose} onChoose={choose} />;
};
