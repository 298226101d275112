import Close from '@mui/icons-material/Close';
import MoreVert from '@mui/icons-material/MoreVert';
import { useMediaQuery, useTheme } from '@mui/material';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Elements } from '@lib/elements';
import type { OverlayProps } from '@lib/on-demand';
import { Button } from '../form/button';
import type { ListController } from '../list/use-list-controller';
import type { ListSelection } from '../list/use-selection';
import { EntryMenu } from './entry-menu';
import { useBulkEntries } from './use-bulk-entries';

export interface SelectionBarProps extends OverlayProps {
  readonly controller: ListController;
  readonly selection: ListSelection;
}

/** How many actions are buttons, by the width of the window. */
const useButtonCount = (): number => {
  const { breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('lg'));
  const isMedium = useMediaQuery(breakpoints.up('md'));
  if (isWide) return 3;
  return isMedium ? 1 : 0;
};

/**
 * How many records are selected, and what can be done with them. In wide windows it lies on the filter bar, so that
 * nothing moves.
 */
export const SelectionBar = ({ controller, selection, open, onClose }: SelectionBarProps) => {
  const { t } = useTranslation('bulk');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { entries, overlays } = useBulkEntries(controller, selection);
  const room = useButtonCount();
  const buttons = entries.filter(({ isDanger }) => !isDanger).slice(0, room);
  const others = entries.filter((entry) => !buttons.includes(entry));
  const { isAll, count } = selection;
  const { total = 0 } = controller.rows;
  return (
    <>
      {open && (
        <Box
          role="region"
          aria-label={t('label')}
          sx={{
            ...{ position: 'absolute', inset: 0, zIndex: 1 },
            ...{ display: 'flex', alignItems: 'center', gap: 1, pl: 1, pr: 2 },
            bgcolor: 'soft',
            color: 'onSoft',
          }}
        >
          <IconButton aria-label={t('clear')} onClick={onClose} sx={{ color: 'inherit' }}>
            <Close fontSize="small" />
          </IconButton>
          <Typography role="status" sx={{ flex: 'none', fontWeight: 600 }}>
            {t('selected.count', { count })}
          </Typography>
          <Button
            color="inherit"
            onClick={isAll ? onClose : () => selection.change({ type: 'all' })}
            sx={{
              ...{ flex: 'none', textDecoration: 'underline', textUnderlineOffset: '0.25em' },
              ...(!isAll && total <= count && { display: 'none' }),
            }}
          >
            {isAll ? t('clear') : t('all', { total })}
          </Button>
          <Box sx={{ display: 'flex', flex: 'none', alignItems: 'center', gap: 1, ml: 'auto' }}>
            {buttons.map(({ name, label, icon, run }) => (
              <Button
                key={name}
                size="small"
                variant="outlined"
                color="inherit"
                startIcon={icon}
                onClick={run}
                sx={{ bgcolor: 'background.paper', color: 'text.primary', whiteSpace: 'nowrap' }}
              >
                {label}
              </Button>
            ))}
            {others.length > 0 && (
              <IconButton
                aria-label={t('more')}
                aria-haspopup="menu"
                aria-expanded={anchor !== null}
                onClick={(event) => setAnchor(event.currentTarget)}
                sx={{ color: 'text.primary' }}
              >
                <MoreVert />
              </IconButton>
            )}
          </Box>
          <EntryMenu anchor={anchor} label={t('more')} entries={others} onClose={() => setAnchor(null)} />
        </Box>
      )}
      {overlays satisfies Elements}
    </>
  );
};
