/** Refine imports the default of `qs`; `neoqs` is the same library without its polyfills, and has names only. */
import { parse, stringify } from 'neoqs';

export default { parse, stringify };
