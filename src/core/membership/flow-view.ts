import { isFormPage, type Flow } from './flow-state';

/** The screens of the membership form. */
export type View =
  | 'welcome'
  | 'privacy'
  | 'eligibility'
  | 'confirm'
  | 'address-not-found'
  | 'address-choice'
  | 'form'
  | 'connecting'
  | 'checking'
  | 'unanswered'
  | 'open'
  | 'ended'
  | 'done'
  | 'already-signed'
  | 'already-member'
  | 'check-mail'
  | 'in-review'
  | 'link-gone'
  | 'link-expired';

const connecting = ['connect', 'leave'] as const;

export const viewOf = (flow: Flow): View => {
  const { step, work, confirming, result, lookup, problem, token } = flow;
  if (connecting.some((kind) => kind === work?.kind)) return 'connecting';
  if (confirming) return 'confirm';
  if (step === 'result') return result?.kind ?? 'checking';
  if (isFormPage(step)) return 'form';
  if (step === 'address') return problem?.outcome === 'multiple' ? 'address-choice' : 'address-not-found';
  if (lookup === 'gone' && token === null) return 'link-gone';
  if (lookup === 'expired' && token === null) return 'link-expired';
  return step;
};

const numbers: Partial<Record<View, 1 | 2 | 3 | 4 | 5>> = {
  welcome: 1,
  privacy: 1,
  'link-gone': 1,
  'link-expired': 1,
  eligibility: 2,
  'address-not-found': 3,
  'address-choice': 3,
  'check-mail': 2,
  'in-review': 4,
  done: 5,
  'already-signed': 5,
  'already-member': 5,
};

/** Returns which of the five steps a view belongs to. Filling in and signing are the fourth. */
export const stepNumber = (view: View): 1 | 2 | 3 | 4 | 5 => numbers[view] ?? 4;
