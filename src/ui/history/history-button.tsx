import HistoryIcon from '@mui/icons-material/History';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedResource } from '@core/resource/resource';
import { useMeets } from '@lib/conditions';
import { onDemand } from '@lib/on-demand';
import { useCurrentClient } from '@lib/portal-context';
import type { Row } from '../cells/cell-kind';
import { Button } from '../form/button';
import { keepFocus } from '../form/keep-focus';
import { useRowOperations } from '../list/use-row-operations';
import { useHasHistory } from './use-history';

const HistoryDialog = onDemand(async () => (await import('./history-dialog')).HistoryDialog);

interface HistoryButtonProps {
  readonly resource: ListedResource;
  /** Undefined while it loads. */
  readonly record: Row | undefined;
  /** Shows only the icon. */
  readonly isIcon?: boolean;
  readonly onRestored: (record: Row) => void;
}

/** Opens the history of a record. Renders nothing if the server keeps none. */
export const HistoryButton = ({ resource, record, isIcon = false, onRestored }: HistoryButtonProps) => {
  const { t } = useTranslation('detail');
  const client = useCurrentClient();
  const meets = useMeets();
  const { edit } = useRowOperations(resource, resource.scope === 'client' ? client?.id : undefined);
  const [isOpen, setOpen] = useState(false);
  const hasHistory = useHasHistory(record);
  if (!hasHistory || !record) return null;
  const open = () => setOpen(true);
  return (
    <>
      {isIcon ? (
        <IconButton
          aria-label={t('history.open')}
          onMouseDown={keepFocus}
          onClick={open}
          {...HistoryDialog.ahead}
        >
          <HistoryIcon />
        </IconButton>
      ) : (
        <Button variant="outlined" startIcon={<HistoryIcon />} onClick={open} {...HistoryDialog.ahead}>
          {t('history.open')}
        </Button>
      )}
      <HistoryDialog
        open={isOpen}
        resource={resource}
        record={record}
        mayRestore={edit !== undefined && meets(record, resource.operations.edit?.when)}
        onRestored={onRestored}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
