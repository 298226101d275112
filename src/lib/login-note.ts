import { createKeyStore } from './storage';

/** Why a user comes to the login who did not ask for it. It outlives the page that wrote it, and not the tab. */
export type LoginNote = 'signed-out' | 'link-incomplete';

const store = createKeyStore(() => window.sessionStorage);
const key = 'login-note';
const known: readonly string[] = ['signed-out', 'link-incomplete'] satisfies readonly LoginNote[];

export const leaveLoginNote = (note: LoginNote): void => store.set(key, note);

/** Answers the note once: a user who comes to the login again has read it. */
export const takeLoginNote = (): LoginNote | null => {
  const note = store.get(key);
  store.set(key, null);
  return note !== null && known.includes(note) ? (note as LoginNote) : null;
};
