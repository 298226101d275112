import type { Storage } from '../storage/storage';

/** 200 while the database answers, otherwise 503. */
export const healthz = async (storage: Storage): Promise<Response> => {
  const ok = await storage
    .table('feature_flags')
    .count([])
    .then(
      () => true,
      () => false,
    );
  return Response.json(
    { status: ok ? 'ok' : 'unavailable' },
    { status: ok ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
};
