import type { ApiDeps } from '../../api/deps';

export type StandInDeps = Pick<ApiDeps, 'storage' | 'keys' | 'clock' | 'pdf'>;
