import CloseOutlined from '@mui/icons-material/CloseOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useId, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isEnter } from '@ui/form/is-enter';
import { PaletteOption } from './palette-option';
import { PaletteStatus } from './palette-status';
import { usePalette } from './use-palette';

/** Skeleton of the records. */
const RecordsSkeleton = () => (
  <li role="presentation" aria-hidden>
    <Box sx={{ px: 1.5, pt: 1.5 }}>
      <Skeleton width={96} />
      {[52, 38, 46].map((share) => (
        <Box key={share} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44 }}>
          <Skeleton variant="circular" width={20} height={20} />
          <Skeleton width={`${share}%`} />
        </Box>
      ))}
    </Box>
  </li>
);

interface PaletteSearchProps {
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

/** The search box, which keeps the focus, and the results below. Used with arrow keys, Enter and Escape. */
export const PaletteSearch = ({ onClose, onShortcuts }: PaletteSearchProps) => {
  const { t } = useTranslation('palette');
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const palette = usePalette(onShortcuts);
  const { text, entries, state, type, compose, settle } = palette;
  const {
    getRootProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions: groups,
  } = useAutocomplete({
    id,
    options: entries,
    // The entries are already filtered, and sorted by group.
    filterOptions: (found) => found,
    groupBy: ({ group }) => group,
    getOptionLabel: ({ label }) => label,
    value: null,
    inputValue: text,
    open: true,
    autoHighlight: true,
    // Home and End move the caret in the text.
    handleHomeEndKeys: false,
    onInputChange: (_, typed, reason) => {
      if (reason === 'input') type(typed);
    },
    onClose: (_, reason) => {
      if (reason === 'escape') onClose();
    },
    onChange: (_, entry) => {
      if (!entry) return;
      onClose();
      if (entry.run) entry.run();
      else void navigate(entry.to ?? '');
    },
  });
  const press = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    if (!isEnter(event)) return;
    // Nothing matches yet, but a record may: search at once instead of after the pause.
    if (entries.length === 0) settle(text);
    if (!event.ctrlKey && !event.metaKey) return;
    event.defaultMuiPrevented = true;
    const id = event.target instanceof Element ? event.target.getAttribute('aria-activedescendant') : null;
    const marked = document.getElementById(id ?? '');
    if (marked instanceof HTMLAnchorElement && marked.href) window.open(marked.href, '_blank', 'noopener');
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
        <Box {...getRootProps({ onKeyDown: press })} sx={{ flex: 1 }}>
          <OutlinedInput
            fullWidth
            autoFocus
            inputRef={box}
            placeholder={t('search')}
            onCompositionStart={() => compose(true)}
            onCompositionEnd={() => compose(false)}
            startAdornment={
              <InputAdornment position="start">
                <SearchOutlined />
              </InputAdornment>
            }
            inputProps={{ ...getInputProps(), enterKeyHint: 'go', 'aria-label': t('search') }}
          />
        </Box>
        <IconButton aria-label={t('close')} onClick={onClose} sx={{ display: { sm: 'none' } }}>
          <CloseOutlined />
        </IconButton>
      </Box>
      <Box
        component="ul"
        {...getListboxProps()}
        aria-labelledby={undefined}
        aria-label={t('list')}
        sx={{
          m: 0,
          pt: 0,
          listStyle: 'none',
          // The offset parent of the highlighted option, which is scrolled into view.
          position: 'relative',
          flex: 1,
          minHeight: 0,
          overflowY: 'auto',
          display: 'grid',
          alignContent: 'start',
          gap: 1,
          px: { xs: 1, sm: 1.5 },
          pb: groups.length > 0 || state === 'searching' ? 1.5 : 0,
        }}
      >
        {groups.map(({ key, group, index: first, options }) => (
          <li key={key} role="presentation">
            <Typography
              id={`${id}-${group}`}
              variant="overline"
              component="div"
              sx={{ px: 1.5, pt: 1.5, pb: 0.5, color: 'text.disabled' }}
            >
              {options[0]?.heading}
            </Typography>
            <div role="group" aria-labelledby={`${id}-${group}`}>
              {options.map((entry, at) => (
                <PaletteOption
                  {...getOptionProps({ option: entry, index: first + at })}
                  key={entry.id}
                  entry={entry}
                />
              ))}
            </div>
          </li>
        ))}
        {state === 'searching' && <RecordsSkeleton />}
      </Box>
      <PaletteStatus palette={palette} onRetry={() => box.current?.focus()} />
    </>
  );
};
