import { useState } from 'react';
import { useSearchText } from '@ui/list/use-search-text';
import { findEntries } from './find-entries';
import { useActionEntries } from './use-action-entries';
import { useAreaEntries } from './use-area-entries';
import { useClientEntries } from './use-client-entries';
import { useViewEntries } from './use-view-entries';

/** What was typed and what fits it. Everything at hand follows every key; clients are asked for once the typing rests. */
export const usePalette = () => {
  const [search, setSearch] = useState('');
  const { text, type, compose, settle } = useSearchText(search, setSearch);
  const areas = useAreaEntries();
  const views = useViewEntries();
  const actions = useActionEntries();
  const clients = useClientEntries(search.trim());
  const entries = findEntries([...areas, ...views, ...actions, ...clients.entries], text);
  return {
    text,
    type,
    compose,
    settle,
    entries,
    clients: text.trim() === '' ? 'idle' : clients.state,
    searchClientsAgain: clients.retry,
  };
};

export type Palette = ReturnType<typeof usePalette>;
