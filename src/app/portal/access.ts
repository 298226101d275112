import { createContext } from 'react-router';
import { buildAbility, type AppAbility, type Rights } from '@core/access/ability';
import type { Page, Resource } from '@core/resource/resource';
import type { SessionUser } from '@lib/session-context';
import type { Profile } from '../profile';
import type { Services } from '../services';

export type Areas = readonly (Resource | Page)[];

/** Everything that guards and screens know about the session, complete before the first guarded screen renders. */
export interface Access {
  readonly ability: AppAbility;
  readonly rights: Rights;
  readonly profile: Profile;
}

/** Set by the portal's first guard, read by the guards below it. */
export const accessContext = createContext<Access>();

/** Builds the access once per token and profile. Returns the same object until one of them changes. */
export const createAccessSource = ({ profile: source }: Services, areas: Areas) => {
  let last: { readonly user: SessionUser; readonly access: Access } | undefined;
  return {
    load: async (user: SessionUser): Promise<Access> => {
      const profile = await source.load();
      if (last?.user === user && last.access.profile === profile) return last.access;
      const { userId, permissions } = user;
      const rights = { permissions, flags: profile.flags, userId };
      last = { user, access: { ability: buildAbility(areas, rights), rights, profile } };
      return last.access;
    },
    /** The result of the last `load`. */
    latest: (): Access | undefined => last?.access,
  };
};

export type AccessSource = ReturnType<typeof createAccessSource>;
