import { deletionContract } from './deletion-contract';
import { readsContract } from './reads-contract';
import { writesContract } from './writes-contract';

const open = () => Promise.resolve(undefined);

readsContract('memory', open);
writesContract('memory', open);
deletionContract('memory', open);
