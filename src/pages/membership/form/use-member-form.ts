import { useState, useSyncExternalStore } from 'react';
import type { MemberFormState } from '@core/membership/member-form-state';
import { createMemberFormStore, type MemberFormStore } from './member-form-store';

/** The form of a page, empty at first. */
export const useMemberForm = (): MemberFormStore => useState(createMemberFormStore)[0];

/**
 * Subscribes to a part of the form. Only components whose part changes render again, so typing in one field does not
 * affect the others. `part` must return the same value while nothing in it changed.
 */
export const useFormPart = <T>(form: MemberFormStore, part: (state: MemberFormState) => T): T => {
  const getSnapshot = () => part(form.current());
  return useSyncExternalStore(form.subscribe, getSnapshot, getSnapshot);
};
