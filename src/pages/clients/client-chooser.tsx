import CloseOutlined from '@mui/icons-material/CloseOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { clientsPath } from '@core/navigation/paths';
import type { CurrentClient } from '@lib/portal-context';
import { localStore } from '@lib/storage';
import { useActiveOption } from './use-active-option';
import { useSearchText } from '@ui/list/search-box';
import { ClientOptions } from './client-options';
import { type ClientResults, useClientResults } from './use-client-results';

/** The stored entry for the client search; the session removes it at logout. */
const storedKey = 'eip-client-search';

/** The typed text, and the search that follows it with a delay. The text outlives the dialog. */
const useClientSearch = () => {
  const [search, setSearch] = useState(() => (localStore.get(storedKey) ?? '').trim());
  const box = useSearchText(search, (settled) => {
    setSearch(settled);
    localStore.set(storedKey, settled || null);
  });
  return { ...box, search };
};

interface ClientChooserProps {
  readonly currentId: number | undefined;
  readonly onChoose: (client: CurrentClient) => void;
  /** The link to the list of all clients was pressed. */
  readonly onLeave: () => void;
}

const useCountText = ({ state, clients, total }: ClientResults): string => {
  const { t } = useTranslation('clients');
  if (state === 'loading') return t('switch.loading');
  if (state === 'failed' || total === 0) return '';
  if (total > clients.length) return t('switch.first', { shown: clients.length, total });
  return t('switch.all.count', { count: total });
};

/** Search box, the first ten clients, and how many there are. The box keeps the focus; arrows and Enter choose. */
export function ClientChooser({ currentId, onChoose, onLeave }: ClientChooserProps) {
  const { t } = useTranslation(['clients', 'common']);
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const { text, type, compose, settle, search } = useClientSearch();
  const results = useClientResults(search);
  const { clients } = results;
  const choose = (index: number) => {
    const client = clients[index];
    if (client) onChoose(client);
  };
  const clear = () => {
    settle('');
    box.current?.focus();
  };
  const start = search === '' ? -1 : 0;
  const { active, setActive, onKeyDown } = useActiveOption(search, clients.length, start, choose);
  // Enter must not choose from the answer to an older text.
  const isSettled = text.trim() === search && !results.outdated;
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !isSettled) settle(text);
    else onKeyDown(event);
  };
  const activeClient = clients[active];
  const countText = useCountText(results);
  const optionId = (client: CurrentClient) => `${listId}-${client.id}`;

  return (
    <>
      <Box sx={{ px: { xs: 2, sm: 3 }, pt: 1, pb: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <OutlinedInput
          fullWidth
          autoFocus
          inputRef={box}
          value={text}
          placeholder={t('switch.search')}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onCompositionStart={() => compose(true)}
          onCompositionEnd={() => compose(false)}
          onKeyDown={press}
          startAdornment={
            <InputAdornment position="start">
              <SearchOutlined />
            </InputAdornment>
          }
          endAdornment={
            text && (
              <IconButton size="small" aria-label={t('common:clearSearch')} onClick={clear}>
                <CloseOutlined fontSize="small" />
              </IconButton>
            )
          }
          inputProps={{
            enterKeyHint: 'search',
            role: 'combobox',
            'aria-label': t('switch.search'),
            'aria-autocomplete': 'list',
            'aria-expanded': clients.length > 0,
            'aria-controls': listId,
            ...(activeClient && { 'aria-activedescendant': optionId(activeClient) }),
          }}
        />
      </Box>
      <ClientOptions
        listId={listId}
        results={results}
        active={active}
        currentId={currentId}
        optionId={optionId}
        onActive={setActive}
        onChoose={choose}
        onClear={search === '' ? undefined : clear}
      />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          minHeight: 44,
          px: { xs: 2, sm: 3 },
          py: 1,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Typography role="status" variant="caption" color="text.secondary">
          {countText}
        </Typography>
        <Link
          component={RouterLink}
          to={clientsPath}
          variant="body2"
          onClick={onLeave}
          sx={{ py: 0.75, fontWeight: 600 }}
        >
          {t('switch.whole')}
        </Link>
      </Box>
    </>
  );
}
