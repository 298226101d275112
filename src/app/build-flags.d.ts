/** True in the demo build, which runs without any server. Set by the build. */
declare const __DEMO__: boolean;
/** True on the dev server alone: the panel of reasons, which no build holds. */
declare const __DEV_TOOLS__: boolean;
