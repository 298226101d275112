import { createKeyStore } from './storage';

/** Why a user was sent to the login. The note outlives the page that wrote it, but not the tab. */
export type LoginNote = 'signed-out' | 'link-incomplete';

const store = createKeyStore(() => window.sessionStorage);
const key = 'login-note';
const known: readonly string[] = ['signed-out', 'link-incomplete'] satisfies readonly LoginNote[];

export const storeLoginNote = (note: LoginNote): void => store.set(key, note);

/** Returns the note and removes it, so that it is shown only once. */
export const takeLoginNote = (): LoginNote | null => {
  const note = store.get(key);
  store.set(key, null);
  return note !== null && known.includes(note) ? (note as LoginNote) : null;
};
