// React in development ties every element to a task for the debugger, where there are tasks, and to the stack of calls that made it, the first
// ten thousand in a second: together a third of the time of a test that draws whole screens. No test reads either; a warning names the
// components all the same.

// To be deleted before React is loaded.
Reflect.deleteProperty(console, 'createTask');
const react = await import('react');
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
// The count of those stacks: always more than it makes.
if (typeof internals === 'object' && internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
export {};
