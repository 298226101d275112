/** Refine imports the default export of `qs`. `neoqs` is the same library without polyfills, but has only named exports. */
import { parse, stringify } from 'neoqs';

export default { parse, stringify };
