import Box from '@mui/material/Box';
import { useContext } from 'react';
import { headlineOf } from '@core/list/columns';
import { formatMoney } from '@core/format/number';
import { fieldOf } from '@core/resource/resource';
import { BarTrack, shareOfGreatest } from '../cells/bar';
import { Cell } from '../cells/cell';
import { type Row, RowsContext } from '../cells/cell-kind';
import { CardFields, CardMeta, type CardParts } from './card-fields';
import { Place } from './place';
import { RecordName } from './record-name';

interface RankedCardProps {
  readonly controller: CardParts;
  readonly row: Row;
  /** In the whole ranking, from 1. */
  readonly place: number;
}

const line = { display: 'flex', alignItems: 'center', gap: 1.5 } as const;

/** One record of a ranking on a phone: place, name and amount, the amount as a bar, a line about it and its course. */
export const RankedCard = ({ controller, row, place }: RankedCardProps) => {
  const rows = useContext(RowsContext);
  const { resource, words, ways, readable } = controller;
  const { list } = resource;
  const [first = resource.representation] = list.columns;
  const { bar, trend } = headlineOf(list, resource.fields);
  const amount = bar !== undefined && readable(bar) ? row[bar] : undefined;
  const cellOf = (name: string) => (
    <Cell name={name} field={fieldOf(resource, name)} value={row[name]} row={row} words={words} />
  );
  return (
    <div className="record-card">
      <Box sx={{ ...line, fontSize: 15, lineHeight: '20px' }}>
        <Place place={place} />
        <div className="record-card-name">
          <RecordName way={ways.open(row)} stretched>
            {cellOf(first)}
          </RecordName>
        </div>
        {amount !== undefined && (
          <div className="record-card-beside">
            <span className="cell-text cell-strong">{formatMoney(amount)}</span>
          </div>
        )}
      </Box>
      {bar !== undefined && typeof amount === 'number' && (
        <Box sx={{ mt: 1.5 }}>
          <BarTrack fraction={shareOfGreatest(rows, bar, amount)} color="chart.one" />
        </Box>
      )}
      <Box sx={{ ...line, justifyContent: 'space-between', mt: 1 }}>
        <CardMeta controller={controller} row={row} />
        {trend !== undefined && readable(trend) && cellOf(trend)}
      </Box>
      <CardFields controller={controller} row={row} />
    </div>
  );
};
