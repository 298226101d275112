import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { HTMLAttributes } from 'react';
import type { PaletteEntry } from './palette-entry';

const Option = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 44,
  paddingInline: theme.spacing(1.5),
  borderRadius: 8,
  scrollMarginBlock: 8,
  cursor: 'pointer',
  '& .MuiSvgIcon-root': { flex: 'none', fontSize: 20 },
  '&:not(.Mui-focused) :is(.MuiSvgIcon-root, .palette-hint)': { color: theme.palette.text.secondary },
  '&.Mui-focused': theme.unstable_sx({ bgcolor: 'soft', color: 'onSoft' }),
}));

const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

interface PaletteOptionProps extends HTMLAttributes<HTMLLIElement> {
  readonly entry: PaletteEntry;
}

/** The one that Enter chooses is marked by `Mui-focused`. */
export const PaletteOption = ({ entry, ...props }: PaletteOptionProps) => (
  <Option {...props}>
    {entry.icon}
    <Box component="span" sx={{ ...cut, flex: 1 }}>
      {entry.label}
    </Box>
    {entry.hint !== undefined && (
      <Box component="span" className="palette-hint" sx={{ ...cut, flex: '0 1 auto', typography: 'caption' }}>
        {entry.hint}
      </Box>
    )}
  </Option>
);
