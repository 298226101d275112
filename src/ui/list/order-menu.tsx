import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyChoiceMenu } from './filter-button';
import { type OrderOption, useOrder } from './use-order';
import type { ListController } from './use-list-controller';

const nameOf = ({ by, order }: OrderOption) => `${by} ${order}`;

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
        {...LazyChoiceMenu.ahead}
        sx={{ ml: 'auto', px: 1, mr: -1, color: 'text.secondary', fontWeight: 400 }}
      >
        {words(`fields.${state.sortBy}`)}
      </Button>
      <LazyChoiceMenu
        anchor={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        options={options.map((option) => ({ name: nameOf(option), label: option.label }))}
        chosen={current && nameOf(current)}
        onChoose={(name) => {
          const option = options.find((one) => nameOf(one) === name);
          if (option) choose(option);
        }}
      />
    </>
  );
};
