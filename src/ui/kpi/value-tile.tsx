import { useTranslation } from 'react-i18next';
import { readFigures } from '@core/figures/figures';
import type { ValueTile as Declared } from '@core/resource/kpi';
import { ComplianceChip } from './compliance-chip';
import { figuresPath, figureTexts } from './figure-texts';
import { formatKpi } from './format-kpi';
import { Tile } from './tile';
import type { TileViewProps } from './tile-view-props';
import { useFigures } from './use-figures';

/** One figure of the resource's KPI call; nothing where the answer does not carry it, which the user may then not know. */
export const ValueTile = ({ tile, source, words, ...rest }: TileViewProps<Declared>) => {
  const { t } = useTranslation('list');
  const { state, data = {}, stale, retry } = useFigures(source, figuresPath(source.resource), readFigures);
  const { key, format, chip } = tile;
  if (state === 'ready' && !(key in data)) return null;
  const count = data[key];
  return (
    <Tile
      {...rest}
      label={words(`kpis.${key}`)}
      value={formatKpi(key, count, format) || t('none')}
      note={words(`kpis.${key}_note`, figureTexts(source.resource, data))}
      extra={
        chip && typeof count === 'number' ? (
          <ComplianceChip fraction={format === 'points' ? count / 100 : count} />
        ) : undefined
      }
      state={state}
      stale={stale}
      onRetry={retry}
    />
  );
};
