import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searchDebounceMs } from '@core/list/list-state';
import { cleanText } from '@core/text/clean-text';
import { useCurrentAddress } from '@lib/current-address';
import { isEnter } from '../form/is-enter';

interface SearchText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Called when an input method starts and ends composing a word. Nothing is submitted while it composes. */
  readonly compose: (composing: boolean) => void;
  /** Submits at once: Enter, or the clear button. */
  readonly settle: (text: string) => void;
}

interface SearchTextOptions {
  /** How long to wait after the last keystroke before submitting, in milliseconds. */
  readonly debounceMs?: number;
  /** The current search, where a change renders later than it is made. */
  readonly latest?: () => string;
}

/**
 * The text of the search box while it differs from the address. It is submitted when the user stops typing. A change
 * of the address from outside (Back, Reset) replaces text typed before the change, even when the change renders late.
 * Text typed after it is kept, and so is the text when the change is our own.
 * If typing stops while another page is loading or a record is open over the list, the text waits until the user is
 * back: a search would cancel the navigation.
 */
export const useSearchText = (
  search: string,
  onSettle: (text: string) => void,
  { debounceMs = searchDebounceMs, latest = () => search }: SearchTextOptions = {},
): SearchText => {
  const [text, setText] = useState(search);
  const [previousSearch, setPreviousSearch] = useState(search);
  // The search that the typed text is based on.
  const [base, setBase] = useState(search);
  const [composing, setComposing] = useState(false);
  if (search !== previousSearch) {
    setPreviousSearch(search);
    if (search !== base) {
      setText(search);
      setBase(search);
    }
  }
  const type = (typed: string) => {
    setText(typed);
    setBase(latest());
  };
  const settle = (typed: string) => {
    const settled = cleanText(typed);
    const latestSearch = latest();
    setText(typed);
    setBase(latestSearch);
    if (settled === cleanText(latestSearch)) return;
    setBase(settled);
    onSettle(settled);
  };
  const isSuperseded = useEffectEvent(() => latest() !== base);
  const settleTyped = useEffectEvent(() => settle(text));
  const getCurrentAddress = useCurrentAddress();
  useEffect(() => {
    if (composing) return undefined;
    const page = getCurrentAddress?.().pathname;
    const timer = setInterval(() => {
      if (getCurrentAddress?.().pathname !== page || isSuperseded()) return;
      clearInterval(timer);
      settleTyped();
    }, debounceMs);
    return () => clearInterval(timer);
  }, [text, composing, debounceMs, getCurrentAddress]);
  return { text, type, compose: setComposing, settle };
};

interface SearchBoxProps {
  readonly label: string;
  readonly search: string;
  /** The current search, which may not be rendered yet. */
  readonly latest: () => string;
  readonly onSearch: (text: string) => void;
}

export const SearchBox = ({ label, search, latest, onSearch }: SearchBoxProps) => {
  const { t } = useTranslation('list');
  const input = useRef<HTMLInputElement>(null);
  const { text, type, compose, settle } = useSearchText(search, onSearch, { latest });
  const [hasBeenFocused, setHasBeenFocused] = useState(false);
  const clear = () => {
    settle('');
    input.current?.focus();
  };
  return (
    <OutlinedInput
      size="small"
      placeholder={label}
      value={text}
      inputRef={input}
      onFocus={() => setHasBeenFocused(true)}
      onChange={(event) => type(event.target.value)}
      onCompositionStart={() => compose(true)}
      onCompositionEnd={() => compose(false)}
      onKeyDown={(event) => {
        if (isEnter(event)) settle(text);
      }}
      inputProps={{ role: 'searchbox', 'aria-label': label, autoComplete: 'off', enterKeyHint: 'search' }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      // Rendered on first focus, so that the first keystroke does not wait for it.
      endAdornment={
        (text || hasBeenFocused) && (
          <InputAdornment position="end" sx={{ visibility: text ? 'visible' : 'hidden' }}>
            <IconButton size="small" aria-label={t('clearSearch')} onClick={clear}>
              <Close fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
      sx={{
        flex: '1 1 160px',
        minWidth: 0,
        maxWidth: { sm: 280, lg: 320 },
        // Text that does not fit ends with an ellipsis instead of a cut letter.
        '& input': { textOverflow: 'ellipsis' },
      }}
    />
  );
};
