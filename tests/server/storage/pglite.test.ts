import { openStorage } from '@server/storage/open-storage';
import { systemTables } from '@server/storage/system-tables';
import { agreesWithMemory } from './agreement';
import { storageContract } from './contract';
import { notes } from './notes';

const open = async () => (await openStorage({}, [...systemTables, notes])).storage;

storageContract('PGlite', open);
agreesWithMemory('PGlite', open);
