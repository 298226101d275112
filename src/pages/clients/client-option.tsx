import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Whether the client is a favorite, and a function to change that. */
export interface FavoriteMark {
  readonly isFavorite: boolean;
  readonly toggle: () => void;
}

interface ClientOptionProps {
  readonly id: string;
  readonly name: string;
  /** Whether it is hovered or selected with the keyboard. */
  readonly active: boolean;
  /** Whether Tab moves from the search box to its star. */
  readonly tabbable: boolean;
  /** Whether its workspace is open. */
  readonly current: boolean;
  /** Undefined if favorites are not available. */
  readonly mark: FavoriteMark | undefined;
  readonly onActive: () => void;
  readonly onChoose: () => void;
}

const StarButton = ({
  name,
  mark,
  tabbable,
}: Pick<ClientOptionProps, 'name' | 'tabbable'> & { readonly mark: FavoriteMark }) => {
  const { t } = useTranslation('clients');
  return (
    <IconButton
      aria-label={t('switch.favorite', { name })}
      aria-pressed={mark.isFavorite}
      tabIndex={tabbable ? 0 : -1}
      // The search box keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        event.stopPropagation();
        mark.toggle();
      }}
      sx={{ width: { xs: 44, sm: 36 }, height: { xs: 44, sm: 36 }, color: 'text.secondary' }}
    >
      {mark.isFavorite ? <Star fontSize="small" color="primary" /> : <StarBorder fontSize="small" />}
    </IconButton>
  );
};

const CurrentMark = () => {
  const { t } = useTranslation('clients');
  return (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: 12, flex: 'none' }}
    >
      <CheckOutlined sx={{ fontSize: 16 }} />
      <span>{t('switch.current')}</span>
    </Box>
  );
};

/** If the focus is on a star, it moves to the star of the row that the arrow keys select. */
const useActiveRowRef = (active: boolean) => {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!active) return;
    row.current?.scrollIntoView({ block: 'nearest' });
    const grid = row.current?.closest('[role="grid"]');
    if (grid?.contains(document.activeElement)) row.current?.querySelector('button')?.focus();
  }, [active]);
  return row;
};

/** A row in the list of clients. */
export function ClientOption({
  id,
  name,
  active,
  tabbable,
  current,
  mark,
  onActive,
  onChoose,
}: ClientOptionProps) {
  const row = useActiveRowRef(active);
  return (
    <Box
      ref={row}
      id={id}
      role="row"
      aria-selected={active}
      onMouseMove={onActive}
      onClick={onChoose}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        pl: 1.5,
        pr: mark ? 0.5 : 1.5,
        borderRadius: '8px',
        cursor: 'pointer',
        ...(active && { bgcolor: 'action.hover' }),
        ...(current && { bgcolor: 'soft', color: 'onSoft', fontWeight: 600 }),
        ...(active && current && { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 }),
      }}
    >
      <Box
        role="gridcell"
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, flex: 1, minWidth: 0 }}
      >
        <Box
          component="span"
          translate="no"
          sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {name}
        </Box>
        {current && <CurrentMark />}
      </Box>
      {mark && (
        <Box role="gridcell" sx={{ flex: 'none' }}>
          <StarButton name={name} mark={mark} tabbable={tabbable} />
        </Box>
      )}
    </Box>
  );
}
