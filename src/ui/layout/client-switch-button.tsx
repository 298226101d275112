import Apartment from '@mui/icons-material/Apartment';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import type { PreloadHandlers } from '@lib/on-demand';

interface ClientSwitchButtonProps {
  readonly name: string;
  /** Whether it is the user's only client: the name is shown without arrows and cannot be clicked. */
  readonly single: boolean;
  readonly button: Trigger;
}

/** The open client's name, which opens the switch dialog. On phones it replaces the logo, without a border. */
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
      <Box
        component="span"
        translate="no"
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {name}
      </Box>
      {!single && <UnfoldMore sx={{ flex: 'none', fontSize: 18, color: 'text.secondary' }} />}
    </ButtonBase>
  );
};

/** The click handler of a button in the bar, and handlers that load its code in advance. */
export interface Trigger extends Partial<PreloadHandlers> {
  readonly onClick: () => void;
}
