import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { HTMLAttributes, MouseEvent } from 'react';
import { useHref } from 'react-router';
import type { Elements } from '@lib/elements';
import { paletteGroups, type PaletteEntry } from './palette-entry';

const Option = styled('a')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 44,
  paddingInline: theme.spacing(1.5),
  borderRadius: 8,
  scrollMarginBlock: 8,
  cursor: 'pointer',
  color: 'inherit',
  textDecoration: 'none',
  '& .MuiSvgIcon-root': { flex: 'none', fontSize: 20 },
  '&:not(.Mui-focused) :is(.MuiSvgIcon-root, .palette-hint)': { color: theme.palette.text.secondary },
  '&.Mui-focused': theme.unstable_sx({ bgcolor: 'soft', color: 'onSoft' }),
}));

const truncatedText = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Names of records stay as they are when a browser translates the page. */
const kept = { translate: 'no' } as const;

interface PaletteOptionProps extends HTMLAttributes<HTMLElement> {
  readonly entry: PaletteEntry;
}

/**
 * The option that Enter chooses has the class `Mui-focused`. An option with an address is a link, so that the browser
 * can open it in a new tab with a middle click or Ctrl+click.
 */
export const PaletteOption = ({ entry, onClick, ...props }: PaletteOptionProps) => {
  const href = useHref(entry.to ?? '');
  const isRecord = !paletteGroups.some((group) => group === entry.group);
  const press = (event: MouseEvent<HTMLElement>) => {
    if (entry.to !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    onClick?.(event);
  };
  return (
    <Option {...props} onClick={press} {...(entry.to !== undefined && { href })}>
      {entry.icon satisfies Elements}
      <Box component="span" sx={{ flex: 1, minWidth: 0, py: entry.detail ? 0.5 : 0 }}>
        <Box component="span" {...(isRecord && kept)} sx={{ ...truncatedText, display: 'block' }}>
          {entry.label}
        </Box>
        {entry.detail && (
          <Box
            component="span"
            {...kept}
            className="palette-hint"
            sx={{ ...truncatedText, display: 'block', typography: 'caption' }}
          >
            {entry.detail}
          </Box>
        )}
      </Box>
      {entry.hint !== undefined && (
        <Box
          component="span"
          className="palette-hint"
          sx={{ ...truncatedText, flex: '0 1 auto', typography: 'caption' }}
        >
          {entry.hint}
        </Box>
      )}
    </Option>
  );
};
