import DeleteOutline from '@mui/icons-material/DeleteOutline';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Elements } from '@lib/elements';
import { notify } from '@lib/notify';
import { useViewChange, type SavedView } from '@lib/saved-views';
import { failureText } from '../form/failure-text';

interface RowButtonProps {
  readonly label: string;
  readonly pressed?: boolean;
  readonly onClick: () => void;
  readonly children: Elements;
}

const RowButton = ({ label, pressed, onClick, children }: RowButtonProps) => (
  <IconButton aria-label={label} aria-pressed={pressed} onClick={onClick} sx={{ flex: 'none' }}>
    {children}
  </IconButton>
);

interface ViewRowProps {
  readonly view: SavedView;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One view: whether it is the default, its name, and its owner's actions. */
export const ViewRow = ({ view, onEdit, onDelete }: ViewRowProps) => {
  const { t } = useTranslation('tools');
  const { t: form } = useTranslation('form');
  const { mutate, isPending } = useViewChange();
  const { id, name, isDefault, own, shared } = view;
  const toggle = () => {
    if (isPending) return;
    mutate(
      { kind: 'update', id, patch: { isDefault: !isDefault } },
      { onError: (reason) => notify({ kind: 'error', key: 'view', text: failureText(reason, form) }) },
    );
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 52,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <RowButton
        label={t(isDefault ? 'views.dropDefault' : 'views.makeDefault', { name })}
        pressed={isDefault}
        onClick={toggle}
      >
        {isDefault ? <Star color="primary" /> : <StarBorder />}
      </RowButton>
      <Box sx={{ flex: 1, minWidth: 0, py: 0.5, overflowWrap: 'anywhere' }}>
        <span translate="no">{name}</span>
        {(shared || !own) && (
          <Typography variant="caption" component="div" color="text.secondary">
            {t(own ? 'views.shared' : 'views.foreign')}
          </Typography>
        )}
      </Box>
      {own && (
        <>
          <RowButton label={t('views.edit', { name })} onClick={onEdit}>
            <EditOutlined />
          </RowButton>
          <RowButton label={t('views.delete', { name })} onClick={onDelete}>
            <DeleteOutline />
          </RowButton>
        </>
      )}
    </Box>
  );
};
