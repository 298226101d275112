import { useTranslation } from 'react-i18next';
import { formatWholeDollars } from '@core/format/figure';
import { totalOf } from '@core/list/totals';
import type { TotalTile as Declared } from '@core/resource/kpi';
import { fieldOf } from '@core/resource/resource';
import { useLanguage } from '../charts/use-language';
import { Tile } from '../kpi/tile';
import { plainText } from './plain-text';
import { totalNote } from './total-note';
import type { ListController } from './use-list-controller';

interface TotalTileProps {
  readonly tile: Declared;
  readonly controller: ListController;
}

/** A column's total over the list's own rows; it waits with them. Money goes without cents: it is read at a glance. */
export const TotalTile = ({ tile, controller }: TotalTileProps) => {
  const { t } = useTranslation(['charts', 'list']);
  const language = useLanguage();
  const { resource, list, rows, words, status } = controller;
  const field = fieldOf(resource, tile.key);
  const total = totalOf(rows, tile.key, list.totals?.[tile.key] ?? 'sum');
  const text = field.kind === 'money' ? formatWholeDollars(total) : plainText(field, total, language);
  return (
    <Tile
      label={words(`kpis.${tile.key}`) || words(`fields.${tile.key}`)}
      value={text || t('list:none')}
      note={totalNote(controller, tile.key, t, language)}
      state={status === 'loading' ? 'loading' : 'ready'}
    />
  );
};
