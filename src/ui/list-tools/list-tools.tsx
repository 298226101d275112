import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import type { ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { versionOf } from '@core/resource/versioned';
import { useAppAbility } from '@lib/access-context';
import type { Elements } from '@lib/elements';
import { type PreloadHandlers, onDemand } from '@lib/on-demand';
import { optionalCalls, useIsAbsent } from '@lib/optional-calls';
import { Button } from '../form/button';
import type { ListController } from '../list/use-list-controller';
import { type Export, useExport } from './use-export';
import { type ListViews, useListViews } from './use-list-views';

interface ToolButtonProps extends Pick<
  ButtonProps,
  'onClick' | 'onMouseEnter' | 'onFocus' | 'disabled' | 'aria-haspopup' | 'aria-expanded'
> {
  readonly label: string;
  /** The accessible name, if it differs from the label. */
  readonly name?: string | undefined;
  readonly icon: Elements;
  /** Shows only the icon, with the name as its label. */
  readonly small: boolean;
}

const ToolButton = ({ label, name = label, icon, small, ...button }: ToolButtonProps) => {
  if (!small)
    return (
      <Button variant="outlined" color="inherit" startIcon={icon} aria-label={name} {...button}>
        {label}
      </Button>
    );
  return (
    // A disabled button fires no events for the tooltip.
    <span data-tooltip={name}>
      <IconButton aria-label={name} {...button}>
        {icon}
      </IconButton>
    </span>
  );
};

const ViewsTool = onDemand(async () => (await import('./views-tool')).ViewsTool);
const ColumnsMenu = onDemand(async () => (await import('./columns-menu')).ColumnsMenu);
const ToolsMenu = onDemand(async () => (await import('./tools-menu')).ToolsMenu);
const TrashDialog = onDemand(async () => (await import('../trash/trash-dialog')).TrashDialog);
const ExportBar = onDemand(async () => (await import('./export-bar')).ExportBar);

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
  const close = () => setOpen(null);
  return {
    menuOf: (name: OpenMenu['name']) => ({
      anchor: open?.name === name ? open.anchor : null,
      open: open?.name === name,
      onClose: close,
    }),
    opener: (name: OpenMenu['name'], ahead: PreloadHandlers) => ({
      ...ahead,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': open?.name === name,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setOpen({ name, anchor: currentTarget }),
    }),
    close,
    /** Replaces the open menu of a button with another menu at the same button. */
    swap: (name: OpenMenu['name']) => setOpen(open && { ...open, name }),
  };
};

/** The list's trash: undefined if the user may not delete, or the server has none. */
const useTrashTool = ({ resource, rows: { rows } }: ListController) => {
  const ability = useAppAbility();
  const isAbsent = useIsAbsent(optionalCalls.trash);
  const [isOpen, setOpen] = useState(false);
  const mayDelete = resource.operations.delete !== undefined && ability.can('delete', resource.name);
  // A server without versions has no trash.
  const isOffered = mayDelete && !isAbsent && rows.every((row) => versionOf(row) !== undefined);
  return {
    open: isOffered ? () => setOpen(true) : undefined,
    dialog: isOffered ? (
      <TrashDialog resource={resource} open={isOpen} onClose={() => setOpen(false)} />
    ) : null,
  };
};

const useViewsName = ({ current }: ListViews): string | undefined => {
  const { t } = useTranslation('tools');
  return current && t('views.current', { name: current.name });
};

/** The tools as buttons, with labels where there is room. */
const ToolBar = ({ controller, views, task, empty }: ToolsProps) => {
  const { t } = useTranslation('tools');
  const { menuOf, opener } = useMenus();
  const viewsName = useViewsName(views);
  const { t: tDetail } = useTranslation('detail');
  const trash = useTrashTool(controller);
  const small = controller.view.screen !== 'wide';
  return (
    <>
      {views.state !== 'absent' && (
        <ToolButton
          label={t('views.button')}
          name={viewsName}
          icon={<BookmarkBorder />}
          small={small}
          {...opener('views', ViewsTool.ahead)}
        />
      )}
      <ToolButton
        label={t('columns.button')}
        icon={<ViewColumnOutlined />}
        small={small}
        {...opener('columns', ColumnsMenu.ahead)}
      />
      {!task.isAbsent && (
        <ToolButton
          label={t('export.button')}
          icon={<FileDownloadOutlined />}
          small={small}
          disabled={empty || task.state.status === 'running'}
          onClick={task.start}
          {...ExportBar.ahead}
        />
      )}
      {trash.open && (
        <ToolButton
          label={tDetail('trash.open')}
          icon={<RestoreFromTrashOutlined />}
          small
          onClick={trash.open}
          {...TrashDialog.ahead}
        />
      )}
      {trash.dialog satisfies Elements}
      <ViewsTool controller={controller} views={views} {...menuOf('views')} />
      <ColumnsMenu controller={controller} {...menuOf('columns')} />
    </>
  );
};

/** The tools on phones: one button for all of them, if there are any. Cards have no columns to choose. */
const MoreMenu = ({ controller, views, task, empty }: ToolsProps) => {
  const { t } = useTranslation('tools');
  const { menuOf, opener, close, swap } = useMenus();
  const exportAll = () => {
    close();
    task.start();
  };
  const trash = useTrashTool(controller);
  const hasViews = views.state !== 'absent';
  if (!hasViews && task.isAbsent && !trash.open) return null;
  return (
    <>
      <ToolButton label={t('more')} icon={<MoreVert />} small {...opener('more', ToolsMenu.ahead)} />
      <ToolsMenu
        {...menuOf('more')}
        mayExport={!empty && task.state.status !== 'running'}
        {...(hasViews && { onViews: () => swap('views') })}
        {...(!task.isAbsent && { onExport: exportAll })}
        {...(trash.open && {
          onTrash: () => {
            close();
            trash.open?.();
          },
        })}
      />
      {trash.dialog satisfies Elements}
      <ViewsTool controller={controller} views={views} {...menuOf('views')} />
    </>
  );
};

/** The tools of a list: views, columns, and the export of all matching records. */
export const ListTools = ({ controller }: { readonly controller: ListController }) => {
  const task = useExport(controller);
  const views = useListViews(controller);
  const empty = controller.rows.status === 'empty' || controller.rows.status === 'no-result';
  const Tools = controller.view.screen === 'phone' ? MoreMenu : ToolBar;
  return (
    <>
      <Tools controller={controller} views={views} task={task} empty={empty} />
      <ExportBar open={task.state.status !== 'idle'} task={task} list={controller.words('title')} />
    </>
  );
};
