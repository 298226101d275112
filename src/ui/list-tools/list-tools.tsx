import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListController } from '../list/use-list-controller';
import { ColumnsMenu } from './columns-menu';
import { ExportBar } from './export-bar';
import { ToolButton } from './tool-button';
import { useExport, type Export } from './use-export';
import { useListViews, type ListViews } from './use-list-views';
import { ViewsTool } from './views-tool';

interface ToolsProps {
  readonly controller: ListController;
  readonly views: ListViews;
  readonly task: Export;
  readonly empty: boolean;
}

interface OpenMenu {
  readonly name: 'more' | 'views' | 'columns';
  readonly anchor: HTMLElement;
}

const useMenus = () => {
  const [open, setOpen] = useState<OpenMenu | null>(null);
  return {
    anchorOf: (name: OpenMenu['name']) => (open?.name === name ? open.anchor : null),
    opener: (name: OpenMenu['name']) => ({
      'aria-haspopup': 'menu' as const,
      'aria-expanded': open?.name === name,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setOpen({ name, anchor: currentTarget }),
    }),
    close: () => setOpen(null),
    /** From one menu of a button to another one at the same button. */
    swap: (name: OpenMenu['name']) => setOpen(open && { ...open, name }),
  };
};

const useViewsName = ({ current }: ListViews): string | undefined => {
  const { t } = useTranslation('tools');
  return current && t('views.current', { name: current.name });
};

/** The tools as buttons, with their words where there is room. */
const ToolBar = ({ controller, views, task, empty }: ToolsProps) => {
  const { t } = useTranslation('tools');
  const { anchorOf, opener, close } = useMenus();
  const small = controller.screen !== 'wide';
  return (
    <>
      <ToolButton
        label={t('views.button')}
        name={useViewsName(views)}
        icon={<BookmarkBorder />}
        small={small}
        {...opener('views')}
      />
      <ToolButton
        label={t('columns.button')}
        icon={<ViewColumnOutlined />}
        small={small}
        {...opener('columns')}
      />
      <ToolButton
        label={t('export.button')}
        icon={<FileDownloadOutlined />}
        small={small}
        disabled={empty || task.state.status === 'running'}
        onClick={task.start}
      />
      <ViewsTool controller={controller} views={views} anchor={anchorOf('views')} onClose={close} />
      <ColumnsMenu controller={controller} anchor={anchorOf('columns')} onClose={close} />
    </>
  );
};

/** On a phone: one button for all tools. Cards have no columns to choose. */
const MoreMenu = ({ controller, views, task, empty }: ToolsProps) => {
  const { t } = useTranslation('tools');
  const { anchorOf, opener, close, swap } = useMenus();
  const anchor = anchorOf('more');
  const exportAll = () => {
    close();
    task.start();
  };
  return (
    <>
      <ToolButton label={t('more')} icon={<MoreVert />} small {...opener('more')} />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem onClick={() => swap('views')}>{t('views.button')}</MenuItem>
        <MenuItem disabled={empty || task.state.status === 'running'} onClick={exportAll}>
          {t('export.button')}
        </MenuItem>
      </Menu>
      <ViewsTool controller={controller} views={views} anchor={anchorOf('views')} onClose={close} />
    </>
  );
};

/** What a list offers beside its rows: views, columns, and everything that matches as a file. */
export const ListTools = ({ controller }: { readonly controller: ListController }) => {
  const task = useExport(controller);
  const views = useListViews(controller);
  const empty = controller.status === 'empty' || controller.status === 'no-result';
  const Tools = controller.screen === 'phone' ? MoreMenu : ToolBar;
  return (
    <>
      <Tools controller={controller} views={views} task={task} empty={empty} />
      <ExportBar task={task} list={controller.words('title')} />
    </>
  );
};
