import Avatar from '@mui/material/Avatar';
import { initials } from '@core/format/person';
import type { CurrentUser } from '@lib/current-user-context';
import { pictureAddress } from '@lib/picture-hosts';

/** The user's picture when it may be drawn, else the first letters; 26 px, from `md` on 32. Decorative beside the name. */
export const UserAvatar = ({ user }: { readonly user: CurrentUser | null }) => {
  const src = pictureAddress(user?.pictureUrl);
  return (
    <Avatar
      aria-hidden
      alt=""
      {...(src !== undefined && { src })}
      slotProps={{ img: { referrerPolicy: 'no-referrer' } }}
      sx={{
        width: { xs: 26, md: 32 },
        height: { xs: 26, md: 32 },
        bgcolor: 'soft',
        color: 'onSoft',
        fontSize: { xs: '0.6875rem', md: '0.75rem' },
        fontWeight: 600,
      }}
    >
      {initials(user?.firstName, user?.lastName)}
    </Avatar>
  );
};
