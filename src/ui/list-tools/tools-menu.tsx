import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import type { OverlayProps } from '@lib/on-demand';

interface ToolsMenuProps extends OverlayProps {
  readonly anchor: HTMLElement | null;
  readonly mayExport: boolean;
  /** Undefined if the server does not support it. */
  readonly onViews?: () => void;
  readonly onExport?: () => void;
  readonly onTrash?: () => void;
}

/** The tools menu on phones. */
export const ToolsMenu = ({
  anchor,
  open,
  onClose,
  mayExport,
  onViews,
  onExport,
  onTrash,
}: ToolsMenuProps) => {
  const { t } = useTranslation('tools');
  const { t: tDetail } = useTranslation('detail');
  return (
    <Menu anchorEl={anchor} open={open} onClose={onClose}>
      {onViews && (
        <MenuItem onClick={onViews}>
          <span>{t('views.button')}</span>
        </MenuItem>
      )}
      {onExport && (
        <MenuItem disabled={!mayExport} onClick={onExport}>
          <span>{t('export.button')}</span>
        </MenuItem>
      )}
      {onTrash && (
        <MenuItem onClick={onTrash}>
          <span>{tDetail('trash.open')}</span>
        </MenuItem>
      )}
    </Menu>
  );
};
