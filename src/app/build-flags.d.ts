/** True in the demo build, which runs without a server. Set by the build. */
declare const __DEMO__: boolean;
/** True on the dev server only: enables the panel that explains permissions, which is not part of any build. */
declare const __DEV_TOOLS__: boolean;
