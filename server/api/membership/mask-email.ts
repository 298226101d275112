/** An e-mail address that its owner recognizes and no one else can write to: `m***@mail.example`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [first = ''] = Array.from(email);
  return at > 0 ? `${first}***${email.slice(at)}` : '***';
};
