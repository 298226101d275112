import { day } from '../api/clock';

interface Contact {
  readonly securityContact?: string;
  readonly publicUrl: string;
}

/**
 * RFC 9116 recommends less than a year. The text is generated for each request, so that it never expires while the server
 * runs.
 */
const validFor = 180 * day;

/**
 * Returns the contact for security reports as a `security.txt` (RFC 9116). 404 when no contact is set. `now` is in
 * milliseconds since 1970.
 */
export const securityText = ({ securityContact, publicUrl }: Contact, now: number): Response => {
  if (securityContact === undefined) return new Response('Not found', { status: 404 });
  // Rounded to days, so that the text stays the same for a day.
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
