import { useState, useSyncExternalStore } from 'react';
import type { MemberFormState } from '@core/membership/member-form-state';
import { createMemberFormStore, type MemberFormStore } from './member-form-store';

/** The form of a page, empty at first. */
export const useMemberForm = (): MemberFormStore => useState(createMemberFormStore)[0];

/**
 * A part of the form. Only who asks for a part is drawn again when it changes, so that typing in one field touches no other. The
 * part must be the same while nothing of it changed.
 */
export const useFormPart = <T>(form: MemberFormStore, part: (state: MemberFormState) => T): T => {
  const present = () => part(form.current());
  return useSyncExternalStore(form.subscribe, present, present);
};
