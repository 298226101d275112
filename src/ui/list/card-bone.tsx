import Box from '@mui/material/Box';
import { fieldOf } from '../../core/resource/resource';
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
    <Box sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 24 }}>
        <Bone kind={textCell} index={index} width={150} />
        {chip && readable(chip) && bone(chip)}
      </Box>
      {meta.length > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', height: 20, mt: 0.5 }}>
          <Bone kind={textCell} index={index + 1} width={210} />
        </Box>
      )}
      {fields.length > 0 && (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr minmax(45%, auto)', gap: '4px 16px', mt: 1 }}>
          {fields.filter(readable).map((name) => (
            <Box
              key={name}
              sx={{ display: 'contents', '& > *': { display: 'flex', alignItems: 'center', height: 20 } }}
            >
              <Box>
                <Bone kind={textCell} index={index} width={80} />
              </Box>
              <Box sx={{ justifyContent: 'flex-end' }}>{bone(name)}</Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
};
