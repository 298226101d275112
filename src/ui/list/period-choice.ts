import type { TFunction } from 'i18next';
import type { ListState } from '@core/list/address';
import { defaultPeriod, periodNames, periodOf, type Period } from '@core/list/period';
import type { ListSpec } from '@core/resource/resource';
import type { Words } from '../cells/cell-kind';
import type { FilterChoice } from './filter-choices';

export interface PeriodChoice extends FilterChoice {
  /** The first and the last day of the period in force. */
  readonly span: Period | undefined;
}

/** A list's period with all that are offered today; undefined for a list without one. Years are called what they are. */
export const periodChoice = (
  list: ListSpec,
  state: ListState,
  words: Words,
  t: TFunction<'list'>,
): PeriodChoice | undefined => {
  const [name] = Object.entries(list.filters).find(([, { kind }]) => kind === 'period') ?? [];
  if (name === undefined) return undefined;
  const today = new Date();
  const wordOf = (option: string) => t(`period.${option as 'yearToDate'}`, { defaultValue: option });
  const chosen = state.filters[name] ?? defaultPeriod(today);
  return {
    name,
    label: words(`filters.${name}.label`) || t('period.label'),
    options: periodNames(today).map((option) => ({ name: option, label: wordOf(option) })),
    chosen,
    chosenLabel: wordOf(chosen),
    isSet: chosen !== defaultPeriod(today),
    span: periodOf(chosen, today),
  };
};
