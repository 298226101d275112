/** True only in the demo build, which runs on the mock service worker and needs no server. */
declare const __DEMO__: boolean;

/** The address of a file that a worker thread can be started from. Created by `scripts/vite/threads.ts`. */
declare module '*?thread' {
  const address: string;
  export default address;
}
