import { useState } from 'react';
import type { OverlayProps } from '@lib/on-demand';
import type { ListController } from '../list/use-list-controller';
import type { ListViews } from './use-list-views';
import { ViewDialog } from './view-dialog';
import { ViewsDialog } from './views-dialog';
import { ViewsMenu } from './views-menu';

interface ViewsToolProps extends OverlayProps {
  readonly controller: ListController;
  readonly views: ListViews;
  readonly anchor: HTMLElement | null;
}

/** The menu of views and its dialogs. */
export const ViewsTool = ({ controller, views, anchor, open, onClose }: ViewsToolProps) => {
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <ViewsMenu
        views={views}
        anchor={anchor}
        open={open}
        onClose={onClose}
        onSave={() => setDialog('save')}
        onManage={() => setDialog('manage')}
      />
      {dialog === 'save' && <ViewDialog controller={controller} address={views.address} onClose={close} />}
      {dialog === 'manage' && <ViewsDialog controller={controller} views={views} onClose={close} />}
    </>
  );
};
