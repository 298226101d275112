import routerProvider from '@refinedev/react-router';

// The package has a default export only: a named import is undefined and Refine would silently run without a router.
export { routerProvider };
