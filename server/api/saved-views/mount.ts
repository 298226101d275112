import type { Hono } from 'hono';
import type { ApiEnv } from '../deps';
import { trailingRefusals } from '../resources/refusals';
import type { ViewContext } from './area';
import { changeView, removeView } from './change-view';
import { createView } from './create-view';
import { readViews } from './read-views';

/** Named addresses of lists: a user's own, and those that colleagues share about one client. */
export const mountSavedViews = (app: Hono<ApiEnv>): void => {
  app.get('/api/v1/saved-views', readViews);
  const writing = (write: (c: ViewContext) => Promise<Response>) => (c: ViewContext) =>
    trailingRefusals(c, 'saved-views', () => write(c));
  app.post('/api/v1/saved-views', writing(createView));
  app.put('/api/v1/saved-views/:id', writing(changeView));
  app.delete('/api/v1/saved-views/:id', writing(removeView));
};
