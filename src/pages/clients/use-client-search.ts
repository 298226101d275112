import { useEffect, useState } from 'react';
import { localStore } from '../../lib/storage';

/** The stored entry for the client search; the session removes it at logout. */
const storedKey = 'eip-client-search';
/** Milliseconds without a key until a search goes out (spec, section 9). */
const debounce = 500;

/** What is typed at once, and what is searched for once the typing rests. The text outlives the dialog. */
export const useClientSearch = () => {
  const [text, setText] = useState(() => localStore.get(storedKey) ?? '');
  const [search, setSearch] = useState(text.trim());
  useEffect(() => {
    const settled = text.trim();
    const timer = setTimeout(() => {
      setSearch(settled);
      localStore.set(storedKey, settled || null);
    }, debounce);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, setText, search };
};
