import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Myself } from '@lib/current-user-context';
import type { Http } from '@lib/http';
import { useHttp } from '@lib/http-context';
import { apiQuery } from '@lib/queries';
import { readPerson } from '../read-profile';
import type { Access } from './access';

/** Name and picture for the top bar, never stale (spec, section 9). Only for users who have a record of their own (section 4). */
export const meQuery = (http: Http) =>
  apiQuery(http, {
    key: ['me'],
    call: { backend: 'v1', path: 'users/me', mayBeForbidden: true },
    read: readPerson,
    staleTime: Infinity,
  });

/** The signed-in user: the record that the guards read, and what the current-user call knows beside it. */
export const useMyself = ({ profile }: Access, queryClient: QueryClient): Myself => {
  const { data: me } = useQuery({ ...meQuery(useHttp()), enabled: profile.user !== null }, queryClient);
  return useMemo(() => ({ ...profile, user: me ?? profile.user }), [profile, me]);
};
