import { useTranslation } from 'react-i18next';
import { ListTools } from '../list-tools/list-tools';
import { PageHeader } from '../layout/page-header';
import { CreateButton } from './create-button';
import { FilterButton } from './filter-button';
import { pillChoices } from './filter-choices';
import { ListDownloads } from './list-downloads';
import { periodChoice } from './period-choice';
import type { ListController } from './use-list-controller';

/** The line of the option that the pills show, else the list's own. */
const subtitleOf = ({ list, state, words }: ListController): string => {
  const [pills] = pillChoices(list, state, words);
  return (pills?.chosen !== undefined && words(`subtitles.${pills.chosen}`)) || words('subtitle');
};

/** The list's title, the days it spans, and what may be done with it as a whole. */
export const ListHeader = ({ controller }: { readonly controller: ListController }) => {
  const { t } = useTranslation('list');
  const { list, state, change, words, create, status } = controller;
  const period = periodChoice(list, state, words, t);
  return (
    <PageHeader
      title={words('title')}
      subtitle={period?.span ? t('period.span', { ...period.span }) : subtitleOf(controller)}
      actions={
        <>
          {period && (
            <FilterButton
              bare
              filter={period}
              onChoose={(option) => change({ type: 'filter', name: period.name, option })}
            />
          )}
          <ListDownloads controller={controller} />
          <ListTools controller={controller} />
          {create && status !== 'empty' && <CreateButton way={create} label={words('create.title')} />}
        </>
      }
    />
  );
};
