import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListController } from './use-list-controller';
import { useOrder } from './use-order';

/** The order of the cards, and a menu to change it. */
export const OrderMenu = ({ controller }: { readonly controller: ListController }) => {
  const { t } = useTranslation('list');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { options, current, choose } = useOrder(controller);
  const { state, words } = controller;
  if (options.length === 0) return null;
  return (
    <>
      <Button
        color="inherit"
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${t('order.label')}: ${current?.label ?? ''}`}
        endIcon={state.sortOrder === 'asc' ? <ArrowUpward /> : <ArrowDownward />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ ml: 'auto', px: 1, mr: -1, color: 'text.secondary', fontWeight: 400 }}
      >
        {words(`fields.${state.sortBy}`)}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {options.map((option) => (
          <MenuItem
            key={`${option.by} ${option.order}`}
            role="menuitemradio"
            aria-checked={option === current}
            selected={option === current}
            onClick={() => {
              setAnchor(null);
              choose(option);
            }}
          >
            {option.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
