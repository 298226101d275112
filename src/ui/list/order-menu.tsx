import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOf } from '@core/resource/kinds';
import { fieldOf, type Resource, type SortOrder } from '@core/resource/resource';
import type { Words } from '../cells/cell-kind';
import { Button } from '../form/button';
import { LazyChoiceMenu } from './filter-button';
import type { ListController } from './use-list-controller';

interface Order {
  readonly options: readonly OrderOption[];
  readonly current: OrderOption | undefined;
  readonly choose: (option: OrderOption) => void;
}

/** The sort orders that the user can choose where there are no column headers; none when the list has a fixed order. */
export const useOrder = ({
  resource,
  words,
  address: { state, change },
  view: { readable },
}: ListController): Order => {
  const { t } = useTranslation('list');
  const { list } = resource;
  const sortBy = list.paging === 'pages' ? list.sortBy.filter(readable) : [];
  const options = orderOptions(resource, sortBy, words, t);
  return {
    options,
    current: options.find(({ by, order }) => by === state.sortBy && order === state.sortOrder),
    choose: ({ by, order }) => change({ type: 'sort', by, order }),
  };
};

export interface OrderOption {
  readonly by: string;
  readonly order: SortOrder;
  readonly label: string;
}

/** Every sort order that the list offers this user, as text: "Hire date, newest first". */
const orderOptions = (
  resource: Resource,
  sortBy: readonly string[],
  words: Words,
  t: TFunction<'list'>,
): readonly OrderOption[] =>
  sortBy.flatMap((by) =>
    (['asc', 'desc'] as const).map((order) => ({
      by,
      order,
      label: t('order.option', {
        field: words(`fields.${by}`),
        order: t(`order.${kindOf(fieldOf(resource, by)).order ?? 'text'}.${order}`),
      }),
    })),
  );

const nameOf = ({ by, order }: OrderOption) => `${by} ${order}`;

/** The sort order of the cards, with a menu to change it. */
export const OrderMenu = ({ controller }: { readonly controller: ListController }) => {
  const { t } = useTranslation('list');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { options, current, choose } = useOrder(controller);
  const {
    words,
    address: { state },
  } = controller;
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
