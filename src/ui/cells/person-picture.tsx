import Avatar, { type AvatarProps } from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { pictureAddress } from '@lib/picture-hosts';

/** Addresses that led to no picture since the portal was loaded. They are not asked again. */
const missing = new Set<string>();

const Drawn = styled('img')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '&[data-late]': { opacity: 0 },
});

interface PictureProps {
  readonly src: string;
  /** Width and height in CSS pixels. */
  readonly size: number;
}

/** Is seen once it is complete, so that none that is late or missing draws an empty frame over the letters. */
const Picture = ({ src, size }: PictureProps) => {
  const [state, setState] = useState<'late' | 'here' | 'missing'>(missing.has(src) ? 'missing' : 'late');
  if (state === 'missing') return null;
  const fail = () => {
    missing.add(src);
    setState('missing');
  };
  return (
    <Drawn
      alt=""
      src={src}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      data-late={state === 'late' || undefined}
      onLoad={() => setState('here')}
      onError={fail}
    />
  );
};

interface PersonPictureProps extends Pick<PictureProps, 'size'>, Pick<AvatarProps, 'sx'> {
  /** The picture's address as the API tells it; of a host that the page does not allow nothing is fetched. */
  readonly address: unknown;
  /** What stands there without a picture. */
  readonly letters: string;
}

/** A person's picture over the first letters of the name. It is fetched when it comes near the window. Decorative: the name stands beside it. */
export const PersonPicture = ({ address, letters, size, sx }: PersonPictureProps) => {
  const src = pictureAddress(address);
  return (
    <Avatar aria-hidden sx={[{ width: size, height: size, fontWeight: 600 }, ...[sx ?? []].flat()]}>
      {letters}
      {src !== undefined && <Picture key={src} src={src} size={size} />}
    </Avatar>
  );
};
