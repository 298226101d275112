import CloseOutlined from '@mui/icons-material/CloseOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useActiveOption } from '@ui/layout/use-active-option';
import type { PaletteEntry } from './palette-entry';
import { PaletteList } from './palette-list';
import { PaletteStatus } from './palette-status';
import { usePalette } from './use-palette';

/** The search box, which keeps the focus, over what it finds. Arrows, Enter and Escape do the rest. */
export const PaletteSearch = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('palette');
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const palette = usePalette();
  const { text, entries, type, compose, settle } = palette;
  const choose = (index: number) => {
    const entry = entries[index];
    if (!entry) return;
    onClose();
    entry.run();
  };
  const { active, setActive, onKeyDown } = useActiveOption(text, entries.length, 0, choose);
  const optionId = (entry: PaletteEntry) => `${id}${entry.id}`;
  const present = entries[active];
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // Nothing fits yet, but a client may: ask at once instead of after the pause.
    if (event.key === 'Enter' && !present) settle(text);
    else onKeyDown(event);
  };
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flex: 'none',
          gap: 0.5,
          p: { xs: 1, sm: 1.5 },
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <OutlinedInput
          fullWidth
          autoFocus
          inputRef={box}
          value={text}
          placeholder={t('search')}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          onCompositionStart={() => compose(true)}
          onCompositionEnd={() => compose(false)}
          onKeyDown={press}
          startAdornment={
            <InputAdornment position="start">
              <SearchOutlined />
            </InputAdornment>
          }
          inputProps={{
            enterKeyHint: 'go',
            spellCheck: false,
            role: 'combobox',
            'aria-label': t('search'),
            'aria-autocomplete': 'list',
            'aria-expanded': entries.length > 0,
            'aria-controls': `${id}list`,
            ...(present && { 'aria-activedescendant': optionId(present) }),
          }}
        />
        <IconButton aria-label={t('close')} onClick={onClose} sx={{ display: { sm: 'none' } }}>
          <CloseOutlined />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
        <PaletteList
          id={`${id}list`}
          entries={entries}
          active={active}
          optionId={optionId}
          onActive={setActive}
          onChoose={choose}
        />
      </Box>
      <PaletteStatus palette={palette} onRetry={() => box.current?.focus()} />
    </>
  );
};
