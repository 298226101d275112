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
import { cleanText } from '@core/text/clean-text';
import type { CurrentClient } from '@lib/portal-context';
import { localStore } from '@lib/storage';
import { useActiveOption } from './use-active-option';
import { useSearchText } from '@ui/list/search-box';
import { useGroupsAbove, type ClientGroup } from './client-groups';
import { ClientOptions } from './client-options';
import { FavoritesFailed } from './favorites-failed';
import { type ClientResults, useClientResults, useHasManyClients } from './use-client-results';
import { type Favorites, useFavorites } from './use-favorites';

/** The storage key of the client search. The session removes it at logout. */
const storedKey = 'eip-client-search';

/** The typed text, and the debounced search. The text is kept after the dialog has closed. */
const useClientSearch = () => {
  const [search, setSearch] = useState(() => cleanText(localStore.get(storedKey) ?? ''));
  const box = useSearchText(search, (settled) => {
    setSearch(settled);
    localStore.set(storedKey, settled || null);
  });
  return { ...box, search };
};

interface ClientChooserProps {
  readonly currentId: number | undefined;
  readonly onChoose: (client: CurrentClient) => void;
  /** Called when the link to the list of all clients was clicked. */
  readonly onLeave: () => void;
}

const useCountText = ({ state, clients, total }: ClientResults): string => {
  const { t } = useTranslation('clients');
  if (state === 'loading') return t('switch.loading');
  if (state === 'failed' || total === 0) return '';
  if (total > clients.length) return t('switch.first', { shown: clients.length, total });
  return t('switch.all.count', { count: total });
};

interface Choice {
  readonly results: ClientResults;
  readonly groups: readonly ClientGroup[];
  readonly favorites: Favorites;
}

/** The clients to choose from: the search results and, without a search, favorites and recently visited ones above them. */
const useChoice = (search: string, currentId: number | undefined): Choice => {
  const found = useClientResults(search);
  const hasMany = useHasManyClients();
  const favorites = useFavorites(hasMany !== false);
  const above = useGroupsAbove(favorites, currentId);
  // Shown together, so that no row moves under the pointer.
  const isWaiting = found.state === 'ready' && favorites.state === 'loading';
  const all: ClientGroup = { name: 'all', clients: found.clients };
  return {
    results: isWaiting ? { ...found, state: 'loading' } : found,
    groups: hasMany === true && search === '' ? [...above, all] : [all],
    favorites: hasMany === true ? favorites : { ...favorites, state: 'off' },
  };
};

/**
 * A search box, with favorites and recently visited clients above the first ten clients, and the number of clients.
 * The box keeps the focus; arrow keys and Enter choose a client.
 */
export function ClientChooser({ currentId, onChoose, onLeave }: ClientChooserProps) {
  const { t } = useTranslation(['clients', 'common']);
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const { text, type, compose, settle, search } = useClientSearch();
  const { results, groups, favorites } = useChoice(search, currentId);
  const rows = groups.flatMap(({ clients }) => clients);
  const choose = (index: number) => {
    const client = rows[index];
    if (client) onChoose(client);
  };
  const clear = () => {
    settle('');
    box.current?.focus();
  };
  const start = search === '' ? -1 : 0;
  const { active, setActive, onKeyDown } = useActiveOption(search, rows.length, start, choose);
  // Enter must not choose from the results of an older text.
  const isSettled = cleanText(text) === search && !results.outdated;
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !isSettled) settle(text);
    else onKeyDown(event);
  };
  const countText = useCountText(results);
  const optionId = (index: number) => `${listId}-${index}`;
  const markOf = (client: CurrentClient) =>
    favorites.state === 'ready'
      ? {
          isFavorite: favorites.favorites.some(({ id }) => id === client.id),
          toggle: () => favorites.toggle(client),
        }
      : undefined;

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
            'aria-haspopup': 'grid',
            'aria-expanded': rows.length > 0,
            'aria-controls': listId,
            ...(rows[active] && { 'aria-activedescendant': optionId(active) }),
          }}
        />
      </Box>
      {favorites.state === 'failed' && <FavoritesFailed onRetry={favorites.retry} />}
      <ClientOptions
        listId={listId}
        results={results}
        groups={groups}
        markOf={markOf}
        onKeyDown={(event) => {
          if (event.key.startsWith('Arrow')) onKeyDown(event);
        }}
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
          to={results.address}
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
