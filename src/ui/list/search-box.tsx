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

interface SearchTextOptions {
  /** How long typing rests before the text is handed over, in milliseconds. */
  readonly pauseMs?: number;
  /** The search of this moment, where a change of it is drawn later than it is made. */
  readonly latest?: () => string;
}

/**
 * The text of the search box while the address still has another one. It is handed over once the typing rests. An address that changes under
 * the box (Back, Reset) wins over what was typed before it changed, also when it is drawn only after more was typed. What was typed since
 * stays, and so does the echo of our own change.
 * A text that comes to rest while another page is on its way, or a record is open over the list, waits until the user is back: a search
 * would cancel the navigation.
 */
export const useSearchText = (
  search: string,
  onSettle: (text: string) => void,
  { pauseMs = searchDebounceMs, latest = () => search }: SearchTextOptions = {},
): SearchText => {
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  // The search that the text goes on from.
  const [base, setBase] = useState(search);
  const [composing, setComposing] = useState(false);
  if (search !== seen) {
    setSeen(search);
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
    const settled = typed.trim();
    const now = latest();
    setText(typed);
    setBase(now);
    if (settled === now.trim()) return;
    setBase(settled);
    onSettle(settled);
  };
  const isOver = useEffectEvent(() => latest() !== base);
  const settleTyped = useEffectEvent(() => settle(text));
  const present = usePresentAddress();
  useEffect(() => {
    if (composing) return undefined;
    const page = present?.().pathname;
    const timer = setInterval(() => {
      if (present?.().pathname !== page || isOver()) return;
      clearInterval(timer);
      settleTyped();
    }, pauseMs);
    return () => clearInterval(timer);
  }, [text, composing, pauseMs, present]);
  return { text, type, compose: setComposing, settle };
};

interface SearchBoxProps {
  readonly label: string;
  readonly search: string;
  /** The search of this moment, which may not be drawn yet. */
  readonly latest: () => string;
  readonly onSearch: (text: string) => void;
}

export const SearchBox = ({ label, search, latest, onSearch }: SearchBoxProps) => {
  const { t } = useTranslation('list');
  const input = useRef<HTMLInputElement>(null);
  const { text, type, compose, settle } = useSearchText(search, onSearch, { latest });
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
