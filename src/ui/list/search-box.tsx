import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searchDebounceMs } from '@core/list/list-state';
import { usePresentAddress } from '@lib/present-address';

interface SearchText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** An input method puts a word together; nothing is settled until it is done. */
  readonly compose: (composing: boolean) => void;
  /** Settles at once: Enter, or the clear button. */
  readonly settle: (text: string) => void;
}

/**
 * The text of the search box while the address still has another one. It is handed over once the typing rests; an
 * address that changes under the box (Back, Reset) wins over what was typed, the echo of our own change does not.
 * A text that comes to rest while another page is on its way, or a record is open over the list, waits until the user is back: a search
 * would cancel the navigation.
 */
export const useSearchText = (
  search: string,
  onSettle: (text: string) => void,
  pauseMs = searchDebounceMs,
): SearchText => {
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  const [sent, setSent] = useState<string | null>(null);
  const [composing, setComposing] = useState(false);
  if (search !== seen) {
    setSeen(search);
    setSent(null);
    if (search !== sent) setText(search);
  }
  const settle = (typed: string) => {
    const settled = typed.trim();
    setText(typed);
    if (settled === search.trim()) return;
    setSent(settled);
    onSettle(settled);
  };
  const settleTyped = useEffectEvent(() => settle(text));
  const present = usePresentAddress();
  useEffect(() => {
    if (composing) return undefined;
    const page = present?.().pathname;
    const timer = setInterval(() => {
      if (present?.().pathname !== page) return;
      clearInterval(timer);
      settleTyped();
    }, pauseMs);
    return () => clearInterval(timer);
  }, [text, composing, pauseMs, present]);
  return { text, type: setText, compose: setComposing, settle };
};

interface SearchBoxProps {
  readonly label: string;
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

export const SearchBox = ({ label, search, onSearch }: SearchBoxProps) => {
  const { t } = useTranslation('list');
  const input = useRef<HTMLInputElement>(null);
  const { text, type, compose, settle } = useSearchText(search, onSearch);
  const [isVisited, setVisited] = useState(false);
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
      onFocus={() => setVisited(true)}
      onChange={(event) => type(event.target.value)}
      onCompositionStart={() => compose(true)}
      onCompositionEnd={() => compose(false)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) settle(text);
      }}
      inputProps={{ role: 'searchbox', 'aria-label': label, autoComplete: 'off', enterKeyHint: 'search' }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      // Drawn when the box is first visited, so that the first key does not wait for it.
      endAdornment={
        (text || isVisited) && (
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
        // What does not fit ends in dots, not in the middle of a letter.
        '& input': { textOverflow: 'ellipsis' },
      }}
    />
  );
};
