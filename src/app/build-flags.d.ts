/** True in the demo build, which runs without any server. Set by the build. */
declare const __DEMO__: boolean;
