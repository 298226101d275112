import { useState } from 'react';
import { localStore } from '@lib/storage';
import { useSearchText } from '@ui/list/use-search-text';

/** The stored entry for the client search; the session removes it at logout. */
const storedKey = 'eip-client-search';

/** The typed text, and the search that follows it with a delay. The text outlives the dialog. */
export const useClientSearch = () => {
  const [search, setSearch] = useState(() => (localStore.get(storedKey) ?? '').trim());
  const box = useSearchText(search, (settled) => {
    setSearch(settled);
    localStore.set(storedKey, settled || null);
  });
  return { ...box, search };
};
