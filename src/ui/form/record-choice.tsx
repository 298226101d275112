import Box from '@mui/material/Box';
import type { HTMLAttributes, Key } from 'react';

/** What the list of choices hands to each of its lines. */
export type OptionItem = HTMLAttributes<HTMLLIElement> & { readonly key: Key };

interface RecordChoiceProps {
  readonly item: HTMLAttributes<HTMLLIElement>;
  readonly name: string;
  /** Below the name; nothing when empty. */
  readonly detail: string;
}

/** A record to choose: its name, and what tells it from another of the same name. */
export const RecordChoice = ({ item, name, detail }: RecordChoiceProps) => (
  <li {...item}>
    <Box sx={{ minWidth: 0, py: detail ? 0.75 : 0, overflowWrap: 'anywhere' }}>
      {name}
      {detail && (
        <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
          {` ${detail}`}
        </Box>
      )}
    </Box>
  </li>
);
