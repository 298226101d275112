import { object, string } from 'yup';
import { brokenRules, longestPassword, passwordLength } from '../../core/session/password';

type Complaint = 'required' | 'rules' | 'long' | 'common' | 'refused' | 'match';

/** The key of a complaint among the page's words, as the form keeps it. */
const say = (complaint: Complaint) => `new-password:complaint.${complaint}` as const;

const complaintAbout = (password: string): Complaint | null => {
  if (password === '') return 'required';
  if (passwordLength(password) > longestPassword) return 'long';
  return brokenRules(password).length > 0 ? 'rules' : null;
};

/** What the server objects to in a password, by the word that it answers. */
export const serverComplaint = (word: string): string => {
  const known: Readonly<Record<string, Complaint>> = {
    required: 'required',
    'password-short': 'rules',
    'password-rules': 'rules',
    'password-long': 'long',
    'password-common': 'common',
  };
  return say(known[word] ?? 'refused');
};

/** A password is taken as typed: blanks at its ends belong to it. */
export const newPasswordSchema = object({
  password: string()
    .defined()
    .test((password, { createError }) => {
      const complaint = complaintAbout(password);
      return complaint === null || createError({ message: say(complaint) });
    }),
  confirmation: string()
    .defined()
    .test('match', say('match'), (confirmation, { parent }) => {
      const { password } = parent as { readonly password: string };
      return confirmation === password;
    }),
});
