import { Fragment } from 'react';
import { fieldOf } from '@core/resource/resource';
import { Bone } from '../cells/bone';
import { cellKindOf } from '../cells/cell-kinds';
import { textCell } from '../cells/text-cell';
import type { CardParts } from './card-parts';

/** A card on its way, line by line as high as the card that comes. */
export const CardBone = ({
  controller,
  index,
}: {
  readonly controller: CardParts;
  readonly index: number;
}) => {
  const { resource, card, readable } = controller;
  const { chip, meta, fields } = card;
  const bone = (name: string) => <Bone kind={cellKindOf(fieldOf(resource, name))} index={index} />;
  return (
    <div className="record-card">
      <div className="record-card-head bones">
        <Bone kind={textCell} index={index} width={150} />
        {chip && readable(chip) && bone(chip)}
      </div>
      {meta.length > 0 && (
        <p className="record-card-meta bones">
          <Bone kind={textCell} index={index + 1} width={210} />
        </p>
      )}
      {fields.length > 0 && (
        <div className="record-card-fields bones">
          {fields.filter(readable).map((name) => (
            <Fragment key={name}>
              <div>
                <Bone kind={textCell} index={index} width={80} />
              </div>
              <div>{bone(name)}</div>
            </Fragment>
          ))}
        </div>
      )}
    </div>
  );
};
