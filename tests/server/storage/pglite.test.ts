import { systemTables } from '@server/storage/system-tables';
import { agreesWithMemory } from './agreement';
import { agreesOnConditions } from './condition-agreement';
import { storageContract } from './contract';
import { agreesOnJoins } from './join-agreement';
import { notes, replies } from './notes';
import { openPgliteStorage } from './pglite-database';
import { referenceContract } from './reference-contract';

const open = () => openPgliteStorage([...systemTables, notes, replies]);

storageContract('PGlite', open);
referenceContract('PGlite', open);
agreesWithMemory('PGlite', open);
agreesOnConditions('PGlite', open);
agreesOnJoins('PGlite', open);
