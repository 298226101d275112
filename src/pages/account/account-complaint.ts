/** What is wrong with a field: a key of the page's words, so that it follows a change of language. */
export type AccountComplaint =
  | 'email.required'
  | 'email.invalid'
  | 'login.passwordRequired'
  | 'login.passwordInvalid'
  | 'twoFactor.required'
  | 'twoFactor.number'
  | 'twoFactor.length'
  | `new-password:complaint.${'required' | 'rules' | 'long' | 'common' | 'name' | 'refused' | 'match'}`;
