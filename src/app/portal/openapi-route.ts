import type { RouteObject } from 'react-router';
import { openapiPath } from '@core/navigation/paths';
import { addWords } from '@lib/i18n';
import { apiPageWords } from '@lib/words/page-words';
import { lazyOf } from './lazy-of';

/** The page about the API, for everyone who is signed in. Few people see it, so its script and words come when it is opened. */
export const openapiRoute: RouteObject = {
  path: openapiPath,
  lazy: lazyOf(async () => {
    const [{ OpenapiPage }] = await Promise.all([
      import('@pages/openapi/openapi-page'),
      addWords(apiPageWords),
    ]);
    return OpenapiPage;
  }),
};
