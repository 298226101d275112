import type { Behavior } from './behavior';
import { clientBehavior } from './clients';
import { userBehavior } from './users';

const behaviors: Readonly<Record<string, Behavior>> = {
  clients: clientBehavior,
  users: userBehavior,
  places: { mostRows: 8 },
};

const none: Behavior = {};

export const behaviorOf = (table: string): Behavior => behaviors[table] ?? none;
