import fc from 'fast-check';
import { isFull } from '../helpers/scale';

// The test command says the same each time; a full run takes other values each time.
if (!isFull) fc.configureGlobal({ seed: 20_261_121 });
