import { useTranslation } from 'react-i18next';
import { orderOptions, type OrderOption } from './order-options';
import type { ListController } from './use-list-controller';

interface Order {
  readonly options: readonly OrderOption[];
  readonly current: OrderOption | undefined;
  readonly choose: (option: OrderOption) => void;
}

/** The orders of a list that may be chosen where no headers are; none when it has one order only. */
export const useOrder = ({ resource, list, state, change, words, readable }: ListController): Order => {
  const { t } = useTranslation('list');
  const sortBy = list.paging === 'pages' ? list.sortBy.filter(readable) : [];
  const options = orderOptions(resource, sortBy, words, t);
  return {
    options,
    current: options.find(({ by, order }) => by === state.sortBy && order === state.sortOrder),
    choose: ({ by, order }) => change({ type: 'sort', by, order }),
  };
};
