import { systemTables } from '@server/storage/system-tables';
import { agreesWithMemory } from './agreement';
import { agreesOnConditions } from './condition-agreement';
import { storageContract } from './contract';
import { agreesOnJoins } from './join-agreement';
import { notes } from './notes';
import { openPgliteStorage } from './pglite-database';

const open = () => openPgliteStorage([...systemTables, notes]);

storageContract('PGlite', open);
agreesWithMemory('PGlite', open);
agreesOnConditions('PGlite', open);
agreesOnJoins('PGlite', open);
