import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@lib/i18n';
import { chipChoices, filterChoices, pillChoices } from './filter-choices';
import { rangeText } from './list-footer';
import { typedChoices } from './typed-choices';
import type { ListController } from './use-list-controller';
import { useNamedChoices } from './use-named-choices';

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
  const activeFilters = useNamedChoices([
    ...pillChoices(list, state, words),
    ...filters.filter(({ isLimit }) => isLimit),
    ...chipChoices(list, state, words, language),
  ]);
  if (!open) return null;
  const range = rangeText(t, controller);
  const lines = [
    ...activeFilters.map(({ label, chosenLabel }) =>
      t('filters.option', { filter: label, option: chosenLabel }),
    ),
    ...(state.search === '' ? [] : [t('paper.search', { text: state.search })]),
    ...(status === 'rows' ? [list.paging === 'pages' ? t('paper.rows', { range }) : range] : []),
  ];
  return <Typography sx={{ mb: 1.5 }}>{lines.join(' · ')}</Typography>;
};
