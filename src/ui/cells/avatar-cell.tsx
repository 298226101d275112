import Box from '@mui/material/Box';
import { initials } from '@core/format/person';
import { type CellProps, ValueText } from './cell-kind';
import { PersonPicture } from './person-picture';

/** A person: picture or initials, and the name. */
export const AvatarCell = ({ value, field, row }: CellProps) => {
  const name = typeof value === 'string' ? value : '';
  const [first = '', ...rest] = name.split(' ');
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, minWidth: 0, maxWidth: 1 }}
    >
      <PersonPicture
        address={field.picture && row[field.picture]}
        letters={initials(first, rest.at(-1) ?? '')}
        size={32}
        sx={{ bgcolor: 'track', color: 'text.secondary', fontSize: 12 }}
      />
      <ValueText lines text={name} />
    </Box>
  );
};
