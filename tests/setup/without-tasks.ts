// React in development ties every element to a task for the debugger, where there are tasks: a sixth of the time of a test that draws whole
// screens. To be deleted before React is loaded.
Reflect.deleteProperty(console, 'createTask');
