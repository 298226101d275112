import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { initials } from '@core/format/person';
import { pictureAddress } from '@lib/picture-hosts';
import { type CellProps, Plain } from './cell-kind';

const pictureOf = (value: unknown): { src?: string } => {
  const src = pictureAddress(value);
  return src === undefined ? {} : { src };
};

/** A person: picture or initials, and the name. */
export const AvatarCell = ({ value, field, row }: CellProps) => {
  const name = typeof value === 'string' ? value : '';
  const [first = '', ...rest] = name.split(' ');
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, minWidth: 0, maxWidth: 1 }}
    >
      <Avatar
        alt=""
        {...pictureOf(field.picture && row[field.picture])}
        sx={{
          width: 32,
          height: 32,
          bgcolor: 'track',
          color: 'text.secondary',
          fontSize: 12,
          fontWeight: 600,
        }}
      >
        {initials(first, rest.at(-1) ?? '')}
      </Avatar>
      <Plain lines text={name} />
    </Box>
  );
};
