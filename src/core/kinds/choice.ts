import type { Kind } from '../resource/kind';
import { statusKind } from './status';

const { isState: _state, isUnlabeled: _unlabeled, ...ofValues } = statusKind;

/** One of the declared values, shown as its words. It says nothing about the record's state. */
export const choiceKind: Kind = ofValues;
