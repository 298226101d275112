import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@lib/i18n';
import { chipChoices, filterChoices, pillChoices } from './filter-choices';
import { rangeText } from './list-footer';
import { NamedFilters } from './named-filters';
import { typedChoices } from './typed-choices';
import type { ListController } from './use-list-controller';

interface PrintSummaryProps {
  readonly open: boolean;
  readonly controller: ListController;
}

/** Printed only, instead of search, filters and paging: the current filters and which rows are shown. */
export const PrintSummary = ({ open, controller }: PrintSummaryProps) => {
  const { t } = useTranslation('list');
  const language = useLanguage();
  const {
    resource: { list },
    words,
    address: { state },
    rows: { status },
  } = controller;
  const filters = [filterChoices, typedChoices].flatMap((choices) => choices(list, state, words));
  if (!open) return null;
  const activeFilters = [
    ...pillChoices(list, state, words),
    ...filters.filter(({ isLimit }) => isLimit),
    ...chipChoices(list, state, words, language),
  ];
  const range = rangeText(t, controller);
  const linesOf = (named: typeof activeFilters) => [
    ...named.map(({ label, chosenLabel }) => t('filters.option', { filter: label, option: chosenLabel })),
    ...(state.search === '' ? [] : [t('paper.search', { text: state.search })]),
    ...(status === 'rows' ? [list.paging === 'pages' ? t('paper.rows', { range }) : range] : []),
  ];
  return (
    <NamedFilters filters={activeFilters}>
      {(named) => <Typography sx={{ mb: 1.5 }}>{linesOf([...named]).join(' · ')}</Typography>}
    </NamedFilters>
  );
};
