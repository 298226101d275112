// In development, React creates a debugger task for every element if `console.createTask` exists: a sixth of the time of a test
// that renders full screens. Must be deleted before React is loaded.
Reflect.deleteProperty(console, 'createTask');
