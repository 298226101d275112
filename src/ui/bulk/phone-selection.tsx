import Close from '@mui/icons-material/Close';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';
import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Elements } from '@lib/elements';
import { Button } from '../form/button';
import { EntryMenu } from './entry-menu';
import type { SelectionBarProps } from './selection-bar';
import { useBulkEntries } from './use-bulk-entries';

/** How many actions stand at the bottom, with the menu for the others. */
const maxButtons = 4;

interface BottomButtonProps {
  readonly label: string;
  readonly icon: Elements;
  readonly disabled: boolean;
  readonly opensMenu?: boolean;
  readonly onPress: (event: MouseEvent<HTMLElement>) => void;
}

const BottomButton = ({ label, icon, disabled, opensMenu = false, onPress }: BottomButtonProps) => (
  <ButtonBase
    disabled={disabled}
    {...(opensMenu && { 'aria-haspopup': 'menu' })}
    onClick={onPress}
    sx={{
      ...{ display: 'flex', flexDirection: 'column', gap: 0.5, flex: 1, minWidth: 0, minHeight: 56, px: 0.5 },
      ...{ fontSize: 12, lineHeight: '16px', fontWeight: 600 },
      '& .MuiSvgIcon-root': { color: 'text.secondary' },
      '&.Mui-disabled': { color: 'text.disabled' },
    }}
  >
    {icon}
    <Box component="span" sx={{ maxWidth: '100%', textAlign: 'center', overflowWrap: 'anywhere' }}>
      {label}
    </Box>
  </ButtonBase>
);

/** The selection on phones: the count takes the place of the top bar, the actions stand at the bottom. */
export const PhoneSelection = ({ controller, selection, open, onClose }: SelectionBarProps) => {
  const { t } = useTranslation('bulk');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { entries, overlays } = useBulkEntries(controller, selection);
  const { count, isAll } = selection;
  const { total = 0 } = controller.rows;
  const shown = entries.length > maxButtons ? entries.slice(0, maxButtons - 1) : entries;
  const others = entries.filter((entry) => !shown.includes(entry));
  const bar = { position: 'fixed', insetInline: 0, zIndex: 'appBar', display: 'flex' } as const;
  return (
    <>
      {open && (
        <Portal>
          <Box component="section" aria-label={t('label')}>
            <Box
              sx={{
                ...bar,
                ...{
                  top: 0,
                  alignItems: 'center',
                  gap: 1,
                  height: 56,
                  px: 1,
                  bgcolor: 'soft',
                  color: 'onSoft',
                },
              }}
            >
              <IconButton aria-label={t('clear')} onClick={onClose} sx={{ color: 'inherit' }}>
                <Close />
              </IconButton>
              <Typography role="status" sx={{ flex: 1, fontWeight: 600 }}>
                {t('selected.count', { count })}
              </Typography>
              {!isAll && total > count && (
                <Button
                  color="inherit"
                  onClick={() => selection.change({ type: 'all' })}
                  sx={{ textDecoration: 'underline', textUnderlineOffset: '0.25em' }}
                >
                  {t('allShort', { total })}
                </Button>
              )}
            </Box>
            <Box
              sx={{
                ...bar,
                ...{ bottom: 0, px: 1, pt: 0.5, pb: 'max(8px, env(safe-area-inset-bottom))' },
                ...{ borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' },
              }}
            >
              {shown.map(({ name, label, icon, run }) => (
                <BottomButton key={name} label={label} icon={icon} disabled={count === 0} onPress={run} />
              ))}
              {others.length > 0 && (
                <BottomButton
                  label={t('moreShort')}
                  icon={<MoreHoriz />}
                  disabled={count === 0}
                  opensMenu
                  onPress={(event) => setAnchor(event.currentTarget)}
                />
              )}
            </Box>
            <EntryMenu anchor={anchor} label={t('more')} entries={others} onClose={() => setAnchor(null)} />
          </Box>
        </Portal>
      )}
      {overlays satisfies Elements}
    </>
  );
};
