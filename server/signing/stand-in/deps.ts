import type { ApiDeps } from '@server/api/deps';

export type StandInDeps = Pick<ApiDeps, 'storage' | 'keys' | 'clock' | 'pdf'>;
