import type { Handler } from 'hono';
import type { ApiEnv } from '../deps';
import { Refusal } from '../refusal';

export const me: Handler<ApiEnv> = async (c) => {
  const { deps, session } = c.var;
  const [user, profile] = await Promise.all([
    deps.storage.table('users').first([{ field: 'id', op: 'eq', value: session.userId }]),
    deps.storage.table('user_profiles').first([{ field: 'user_id', op: 'eq', value: session.userId }]),
  ]);
  if (!user) throw new Refusal(401, 'token expired');
  return c.json({
    id: session.userId,
    first_name: user['first_name'],
    last_name: user['last_name'],
    profile_picture_url: profile?.['profile_picture_url'] ?? null,
  });
};
