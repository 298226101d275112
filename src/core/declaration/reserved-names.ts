import { versionField } from '../resource/versioned';

/** The names that no field can have, each with the reason. */
export const reservedFields: Readonly<Record<string, string>> = {
  [versionField]: 'it is the version of a record',
  constructor: 'every object in JavaScript has it',
};

/** The names that no action can have, each with the reason. */
export const reservedActions: Readonly<Record<string, string>> = {
  delete: 'it is an operation',
  edit: 'it is an operation',
  create: 'it is an operation',
  history: 'it is a call of every record',
  undo: 'it is a call of every record',
  constructor: 'every object in JavaScript has it',
};

/** The names that an input of an action on many records cannot have: its call says with them which records. */
export const reservedInputs: readonly string[] = ['ids', 'filter', 'expected', 'preview', 'undo'];
