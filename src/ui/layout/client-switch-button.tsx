import Apartment from '@mui/icons-material/Apartment';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import type { Ahead } from '@lib/on-demand';

interface ClientSwitchButtonProps {
  readonly name: string;
  /** The user's only client: its name stays, without arrows, and cannot be pressed. */
  readonly single: boolean;
  readonly button: Trigger;
}

/** The open client's name, which opens the switch dialog. On a phone it replaces the mark, without a frame. */
export const ClientSwitchButton = ({ name, single, button }: ClientSwitchButtonProps) => {
  const { t } = useTranslation('layout');
  return (
    <ButtonBase
      disabled={single}
      aria-haspopup="dialog"
      aria-label={single ? name : t('switchClient', { name })}
      title={name}
      {...button}
      sx={{
        gap: 1,
        minWidth: 0,
        maxWidth: 320,
        height: { xs: 44, sm: 40 },
        px: { xs: 0.5, sm: 1.5 },
        border: { xs: 0, sm: '1px solid' },
        borderColor: { sm: 'divider' },
        borderRadius: 1,
        typography: { xs: 'h3', sm: 'button' },
        color: 'text.primary',
        '&:hover': { borderColor: { sm: 'control' }, bgcolor: 'action.hover' },
      }}
    >
      <Apartment
        sx={{ display: { xs: 'none', sm: 'block' }, flex: 'none', fontSize: 16, color: 'text.secondary' }}
      />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {name}
      </Box>
      {!single && <UnfoldMore sx={{ flex: 'none', fontSize: 18, color: 'text.secondary' }} />}
    </ButtonBase>
  );
};

/** What a button of the bar does, and what it fetches beforehand. */
export interface Trigger extends Partial<Ahead> {
  readonly onClick: () => void;
}
