import { formatDate } from '@core/format/date';
import type { ListState } from '@core/list/list-state';
import type { ListSpec } from '@core/resource/resource';
import type { Words } from '../cells/cell-kind';
import { type FilterChoice, isTyped, type TypedFilter } from './filter-choices';

/** A filter with a typed or looked-up value. */
export interface TypedChoice extends FilterChoice {
  readonly filter: TypedFilter;
  readonly value: string;
}

/** The list's filters with a typed or looked-up value, with the values set. */
export const typedChoices = (list: ListSpec, state: ListState, words: Words): readonly TypedChoice[] =>
  Object.entries(list.filters).flatMap(([name, filter]) => {
    if (!isTyped(filter)) return [];
    const value = state.filters[name];
    const shown = value ?? '';
    const day = filter.kind === 'day' ? formatDate(value) : '';
    return [
      {
        name,
        filter,
        label: words(`filters.${name}.label`),
        value: shown,
        options: [],
        chosen: value,
        chosenLabel: day || shown,
        ...(filter.kind === 'record' && { record: filter.resource }),
        isLimit: value !== undefined,
      },
    ];
  });
