import type { Hono } from 'hono';
import type { ApiEnv } from '../deps';
import { changeView, removeView } from './change-view';
import { createView } from './create-view';
import { readViews } from './read-views';

/** Named addresses of lists: a user's own, and those that colleagues share about one client. */
export const mountSavedViews = (app: Hono<ApiEnv>): void => {
  app.get('/api/v1/saved-views', readViews);
  app.post('/api/v1/saved-views', createView);
  app.put('/api/v1/saved-views/:id', changeView);
  app.delete('/api/v1/saved-views/:id', removeView);
};
