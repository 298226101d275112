import fc from 'fast-check';
import { isFull } from '../helpers/scale';

// `npm test` takes the same values each time; a full run takes other values each time, except where a test sets a seed.
if (!isFull) fc.configureGlobal({ seed: 20_261_121 });
