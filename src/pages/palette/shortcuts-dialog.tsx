import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choose, readChoice, shortcutsKey } from '@lib/choices';
import type { OverlayProps } from '@lib/on-demand';
import { Button } from '@ui/form/button';
import { KeyName } from './key-name';

/** The alternative key combinations of a shortcut, each a list of keys that are pressed together. */
type KeyCombinations = readonly (readonly string[])[];

const modifierKey = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';

const everywhere = { find: [[modifierKey, 'K']], shortcuts: [['?']], close: [['Esc']] } as const;
const inFind = { move: [['up'], ['down']], open: [['Enter']], newTab: [[modifierKey, 'Enter']] } as const;
const inSearch = { searchNow: [['Enter']] } as const;
const inGrid = {
  cells: [['up'], ['down'], ['left'], ['right']],
  ends: [['Home'], ['End']],
  page: [['PgUp'], ['PgDn']],
  copy: [[modifierKey, 'C']],
} as const;

type Shortcut = keyof typeof everywhere | keyof typeof inFind | keyof typeof inSearch | keyof typeof inGrid;
type Group = 'everywhere' | 'find' | 'list';

/** The shortcuts of the current page. */
const currentGroups = (): readonly (readonly [
  Group,
  Readonly<Partial<Record<Shortcut, KeyCombinations>>>,
])[] => {
  const has = (part: string) => document.querySelector(`main ${part}`) !== null;
  const list = { ...(has('[role="searchbox"]') && inSearch), ...(has('[role="grid"]') && inGrid) };
  return [
    ['everywhere', everywhere],
    ['find', inFind],
    ...(Object.keys(list).length > 0 ? [['list', list] as const] : []),
  ];
};

const Key = ({ name }: { readonly name: string }) => (
  <Box
    component="kbd"
    sx={{
      minWidth: 24,
      px: 0.75,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      bgcolor: 'action.hover',
      fontFamily: 'inherit',
      fontSize: 13,
      lineHeight: '22px',
      textAlign: 'center',
    }}
  >
    <KeyName name={name} />
  </Box>
);

/** Determined on each opening: another page has other shortcuts. */
const Groups = () => {
  const { t } = useTranslation('palette');
  const id = useId();
  const [groups] = useState(currentGroups);
  return groups.map(([group, shortcuts]) => (
    <Box component="section" key={group} aria-labelledby={`${id}-${group}`} sx={{ mb: 2 }}>
      <Typography id={`${id}-${group}`} variant="overline" component="h3" sx={{ color: 'text.secondary' }}>
        {t(`shortcuts.groups.${group}`)}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {(Object.entries(shortcuts) as [Shortcut, KeyCombinations][]).map(([name, keyCombinations]) => (
          <Box
            key={name}
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 2,
              minHeight: 36,
            }}
          >
            <dt>{t(`shortcuts.${name}`)}</dt>
            <Box component="dd" sx={{ display: 'flex', flex: 'none', gap: 1, m: 0 }}>
              {keyCombinations.map((keys) => (
                <Box key={keys.join()} component="span" sx={{ display: 'flex', gap: 0.5 }}>
                  {keys.map((key) => (
                    <Key key={key} name={key} />
                  ))}
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  ));
};

/**
 * All keyboard shortcuts of the page. The question mark can be turned off: users of speech input may trigger it by
 * accident (WCAG 2.1.4).
 */
export const ShortcutsDialog = ({ open, onClose }: OverlayProps) => {
  const { t } = useTranslation('palette');
  const id = useId();
  const [isOn, setOn] = useState(() => readChoice(shortcutsKey) !== 'off');
  const toggleShortcuts = (on: boolean) => {
    choose(shortcutsKey, on ? null : 'off');
    setOn(on);
  };
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{t('shortcuts.title')}</DialogTitle>
      <DialogContent>
        <Groups />
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_, on) => toggleShortcuts(on)} />}
          label={t('shortcuts.byKey')}
        />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
