import 'react-router';

declare module 'react-router' {
  // Guards are middleware; this makes the router's types know their context.
  interface Future {
    v8_middleware: true;
  }
}
