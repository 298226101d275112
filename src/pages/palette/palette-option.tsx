import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { PaletteEntry } from './palette-entry';

interface PaletteOptionProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  /** The keyboard or the pointer stands on it. */
  readonly active: boolean;
  readonly onActive: () => void;
  readonly onChoose: () => void;
}

export const PaletteOption = ({ id, entry, active, onActive, onChoose }: PaletteOptionProps) => {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Box
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      onMouseMove={onActive}
      // The search box keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 44,
        px: 1.5,
        borderRadius: '8px',
        scrollMarginBlock: 8,
        cursor: 'pointer',
        '& .MuiSvgIcon-root': { flex: 'none', fontSize: 20, color: 'text.secondary' },
        ...(active && { bgcolor: 'soft', color: 'onSoft', '& .MuiSvgIcon-root': { fontSize: 20 } }),
      }}
    >
      {entry.icon}
      <Box
        component="span"
        sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {entry.label}
      </Box>
      {entry.hint !== undefined && (
        <Box
          component="span"
          sx={{
            flex: '0 1 auto',
            minWidth: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            typography: 'caption',
            color: active ? 'inherit' : 'text.secondary',
          }}
        >
          {entry.hint}
        </Box>
      )}
    </Box>
  );
};
