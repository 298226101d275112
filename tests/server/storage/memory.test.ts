import { createMemoryStorage } from '@server/storage/memory/memory-storage';
import { systemTables } from '@server/storage/system-tables';
import { storageContract } from './contract';
import { notes } from './notes';

storageContract('memory', () => Promise.resolve(createMemoryStorage([...systemTables, notes])));
