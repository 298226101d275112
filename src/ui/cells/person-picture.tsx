import Avatar, { type AvatarProps } from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { pictureAddress } from '@lib/picture-hosts';

/** Addresses whose picture failed to load since the portal was loaded. They are not requested again. */
const failedUrls = new Set<string>();

const StyledImage = styled('img')({
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

/** Becomes visible once it has loaded, so that a slow or missing picture does not cover the initials with an empty frame. */
const Picture = ({ src, size }: PictureProps) => {
  const [state, setState] = useState<'late' | 'here' | 'missing'>(failedUrls.has(src) ? 'missing' : 'late');
  if (state === 'missing') return null;
  const fail = () => {
    failedUrls.add(src);
    setState('missing');
  };
  return (
    <StyledImage
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
  /** The picture's address from the API. Pictures from hosts that the page does not allow are not requested. */
  readonly address: unknown;
  /** The initials shown when there is no picture. */
  readonly letters: string;
}

/** A person's picture over the initials. Loaded when it comes near the viewport. Decorative: the name is shown beside it. */
export const PersonPicture = ({ address, letters, size, sx }: PersonPictureProps) => {
  const src = pictureAddress(address);
  return (
    <Avatar aria-hidden sx={[{ width: size, height: size, fontWeight: 600 }, ...[sx ?? []].flat()]}>
      <span translate="no">{letters}</span>
      {src !== undefined && <Picture key={src} src={src} size={size} />}
    </Avatar>
  );
};
