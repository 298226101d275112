import { day } from '../api/clock';

interface Contact {
  readonly securityContact?: string;
  readonly publicUrl: string;
}

/** RFC 9116 asks for less than a year. The text is made anew at each call, so that it never runs out while the server runs. */
const validFor = 180 * day;

/** Where weaknesses are reported, as RFC 9116 has it; 404 where no contact is set. `now` in milliseconds since 1970. */
export const securityText = ({ securityContact, publicUrl }: Contact, now: number): Response => {
  if (securityContact === undefined) return new Response('Not found', { status: 404 });
  // Whole days, so that it is the same text for a day.
  const expires = new Date(Math.floor((now + validFor) / day) * day).toISOString();
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, es',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
};
