import { createTransport, type Transporter } from 'nodemailer';
import { isLoopback } from '../settings/loopback';

/**
 * Opens the way to a mail server. A server elsewhere has to speak TLS, from the first byte (`smtps:`) or by STARTTLS before anything is
 * told (RFC 3207): without it everyone on the way reads links and codes. One on this machine may do without.
 */
export const openTransport = (url: string): Transporter => {
  const server = new URL(url);
  // What the address says counts for more than the options, so it says it.
  if (!isLoopback(server.hostname)) {
    server.searchParams.delete('ignoreTLS');
    server.searchParams.delete('secure');
    server.searchParams.set('requireTLS', 'true');
  }
  return createTransport(server.href);
};
