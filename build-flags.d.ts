/** True only in the demo build, which runs on the mock service worker and needs no server. */
declare const __DEMO__: boolean;
