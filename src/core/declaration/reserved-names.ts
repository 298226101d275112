import { versionField } from '../resource/versioned';

/** The names that no field can have, each with the reason. */
export const reservedFields: Readonly<Record<string, string>> = {
  [versionField]: 'it is the version of a record',
  constructor: 'every object in JavaScript has it',
};
