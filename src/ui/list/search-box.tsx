import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchText } from './use-search-text';

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
