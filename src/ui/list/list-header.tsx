import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ListState } from '@core/list/list-state';
import { defaultPeriod, type Period, periodNames, periodOf } from '@core/list/period';
import type { ListSpec } from '@core/resource/resource';
import type { Words } from '../cells/cell-kind';
import { PageHeader } from '../layout/page-header';
import { ListTools } from '../list-tools/list-tools';
import { PartBoundary } from '../feedback/part-boundary';
import { CreateButton } from './action-buttons';
import { FilterButton } from './filter-button';
import { type FilterChoice, pillChoices } from './filter-choices';
import { ListDownloads } from './lazy-list-view';
import type { ListController } from './use-list-controller';

interface PeriodChoice extends FilterChoice {
  /** The first and last day of the current period. */
  readonly span: Period | undefined;
}

/**
 * The list's period with all periods offered today; undefined for a list without one. Years have no translation and
 * are shown as they are.
 */
const periodChoice = (
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
    isLimit: false,
    span: periodOf(chosen, today),
  };
};

/** The subtitle of the option chosen in the pills, or the list's own subtitle. */
const subtitleOf = ({ resource: { list }, words, address: { state } }: ListController): string => {
  const [pills] = pillChoices(list, state, words);
  return (pills?.chosen !== undefined && words(`subtitles.${pills.chosen}`)) || words('subtitle');
};

/** The list's title, its period, and the actions for the list as a whole. */
export const ListHeader = ({ controller }: { readonly controller: ListController }) => {
  const { t } = useTranslation('list');
  const {
    resource: { list },
    words,
    create,
    address: { state, change },
    rows: { status },
  } = controller;
  const period = periodChoice(list, state, words, t);
  return (
    <PageHeader
      title={words('title')}
      subtitle={period?.span ? t('period.span', { ...period.span }) : subtitleOf(controller)}
      actions={
        <>
          {period && (
            <FilterButton
              hideLabel
              filter={period}
              onChoose={(option) => change({ type: 'filter', name: period.name, option })}
            />
          )}
          {controller.resource.downloads && (
            <PartBoundary>
              <ListDownloads controller={controller} />
            </PartBoundary>
          )}
          <ListTools controller={controller} />
          {create && status !== 'empty' && <CreateButton target={create} label={words('create.title')} />}
        </>
      }
    />
  );
};
