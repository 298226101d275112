import { Fragment } from 'react';
import type { Row } from '../cells/cell-kind';
import { fieldOf } from '@core/resource/resource';
import { Cell } from '../cells/cell';
import type { CardParts } from './card-parts';

interface CardFieldsProps {
  readonly controller: Pick<CardParts, 'resource' | 'card' | 'words' | 'readable'>;
  readonly row: Row;
  /** Others than those that the card declares. */
  readonly names?: readonly string[];
}

/** Label left, value right, for at most four fields. */
export const CardFields = ({ controller, row, names: wanted = controller.card.fields }: CardFieldsProps) => {
  const { resource, words, readable } = controller;
  const names = wanted.filter(readable).slice(0, 4);
  if (names.length === 0) return null;
  return (
    <dl className="record-card-fields">
      {names.map((name) => (
        <Fragment key={name}>
          <dt>{words(`fields.${name}`)}</dt>
          <dd>
            <Cell name={name} field={fieldOf(resource, name)} value={row[name]} row={row} words={words} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
};
