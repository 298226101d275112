/** History state with which another page sends the user to the login, so that the login can say why. */
export const codeExpiredState = { notice: 'code-expired' } as const;

export const codeExpired = (state: unknown): boolean =>
  typeof state === 'object' &&
  state !== null &&
  'notice' in state &&
  state.notice === codeExpiredState.notice;
