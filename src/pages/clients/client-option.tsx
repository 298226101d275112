import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface ClientOptionProps {
  readonly id: string;
  readonly name: string;
  /** The keyboard or the pointer stands on it. */
  readonly active: boolean;
  /** Its workspace is the open one. */
  readonly current: boolean;
  readonly onActive: () => void;
  readonly onChoose: () => void;
}

export function ClientOption({ id, name, active, current, onActive, onChoose }: ClientOptionProps) {
  const { t } = useTranslation('clients');
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Box
      component="li"
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      onMouseMove={onActive}
      onClick={onChoose}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        minHeight: 44,
        px: 1.5,
        borderRadius: '8px',
        cursor: 'pointer',
        ...(active && { bgcolor: 'action.hover' }),
        ...(current && { bgcolor: 'soft', color: 'onSoft', fontWeight: 600 }),
        ...(active && current && { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 }),
      }}
    >
      <Box
        component="span"
        sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {name}
      </Box>
      {current && (
        <Box
          component="span"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: 12, flex: 'none' }}
        >
          <CheckOutlined aria-hidden sx={{ fontSize: 16 }} />
          {t('switch.current')}
        </Box>
      )}
    </Box>
  );
}
