import type { Resource } from '@core/resource/resource';
import type { ApiDeps } from './deps';

/** The declared resource of a name, which may come from a caller and be anything. */
export const findResource = (
  { resources }: Pick<ApiDeps, 'resources'>,
  name: unknown,
): Resource | undefined => resources.find((resource) => resource.name === name);
