import DeleteOutline from '@mui/icons-material/DeleteOutline';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteAction } from '@core/resource/many-records';
import { useMeets } from '@lib/conditions';
import type { Elements } from '@lib/elements';
import { onDemand } from '@lib/on-demand';
import type { Row } from '../cells/cell-kind';
import { AreaIcon } from '../layout/icons';
import { ExportBar } from '../list-tools/export-bar';
import { useExport } from '../list-tools/use-export';
import type { ListController } from '../list/use-list-controller';
import type { ListSelection } from '../list/use-selection';
import { targetOf, type BulkTarget } from './bulk-target';

const BulkDialog = onDemand(async () => (await import('./bulk-dialog')).BulkDialog);

/** What can be done with the selected records: a button of the bar, or an entry of its menu. */
export interface BulkEntry {
  readonly name: string;
  readonly label: string;
  readonly icon: Elements;
  readonly isDanger: boolean;
  readonly run: () => void;
}

/** Returns whether some of the selected records permit an action. Of records on other pages, nothing is known. */
const usePermits = (controller: ListController, { isAll, rows }: ListSelection) => {
  const meets = useMeets();
  const { actions = {}, operations } = controller.resource;
  return (name: string): boolean => {
    const when = name === deleteAction ? operations.delete?.when : actions[name]?.when;
    return isAll || [...rows.values()].some((row) => meets(row, when));
  };
};

/** The dialog of the action that was chosen last. It stays mounted while the action runs. */
const useBulkDialog = (controller: ListController) => {
  const [chosen, setChosen] = useState<{ readonly target: BulkTarget; readonly count: number }>();
  const [isOpen, setOpen] = useState(false);
  return {
    openFor: (target: BulkTarget) => {
      setChosen((before) => ({ target, count: (before?.count ?? 0) + 1 }));
      setOpen(true);
    },
    dialog: chosen ? (
      <BulkDialog
        key={chosen.count}
        controller={controller}
        target={chosen.target}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    ) : null,
  };
};

/** The actions for the selected records, in the order of the declaration; deleting is last. */
export const useBulkEntries = (controller: ListController, selection: ListSelection) => {
  const { t } = useTranslation('bulk');
  const { t: tList } = useTranslation('list');
  const { resource, words, rows } = controller;
  const permits = usePermits(controller, selection);
  const { openFor, dialog } = useBulkDialog(controller);
  const ids = selection.isAll ? undefined : [...selection.rows.keys()];
  const task = useExport(controller, ids);
  const shown = new Map(rows.rows.map((row: Row) => [Number(row[resource.idField]), row]));
  const entryOf = (name: string): BulkEntry => {
    const isDelete = name === deleteAction;
    return {
      name,
      label: isDelete ? tList('menu.delete') : words(`actions.${name}.label`),
      icon: isDelete ? <DeleteOutline /> : <AreaIcon name={resource.actions?.[name]?.icon ?? ''} />,
      isDanger: isDelete,
      run: () => openFor(targetOf(name, selection, shown)),
    };
  };
  const offered = selection.actions.filter(permits);
  const exported: BulkEntry = {
    name: 'export',
    label: t('export'),
    icon: <FileDownloadOutlined />,
    isDanger: false,
    run: task.start,
  };
  const entries = [
    ...offered.filter((name) => name !== deleteAction).map(entryOf),
    ...(selection.mayExport ? [exported] : []),
    ...offered.filter((name) => name === deleteAction).map(entryOf),
  ];
  return {
    entries,
    overlays: (
      <>
        {dialog satisfies Elements}
        <ExportBar open={task.state.status !== 'idle'} task={task} list={words('title')} />
      </>
    ),
  };
};
