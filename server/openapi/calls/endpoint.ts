import type { Resource } from '@core/resource/resource';
import type { ApiCall, Parameter } from '../call';
import { text } from '@core/openapi/schema';
import type { DocumentWords } from '../words';

/** Common data of the calls on one record. `path` is the path of the list. */
export interface Endpoint {
  readonly resource: Resource;
  readonly path: string;
  readonly client: readonly Parameter[];
  readonly words: DocumentWords;
  readonly title: string;
  readonly common: Pick<ApiCall, 'tag' | 'description'>;
}

export const idempotencyKey = (description: string): Parameter => ({
  name: 'Idempotency-Key',
  in: 'header',
  schema: { ...text, maxLength: 200 },
  description,
});
