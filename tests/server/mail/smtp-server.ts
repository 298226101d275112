import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

interface Received {
  readonly from: string;
  readonly to: string;
  /** Header and body as received, with CRLF line ends. */
  readonly message: string;
}

interface SmtpServer {
  /** `smtp://user:password@host:port`, the format of the setting. */
  readonly url: string;
  /** Resolves with the oldest mail not read yet, or with the next one that arrives. */
  next(): Promise<Received>;
  /** The commands that clients sent, without their arguments. */
  readonly commands: readonly string[];
  close(): Promise<void>;
}

const account = { user: 'portal', password: 'mail-secret' };
const credentials = Buffer.from(`\0${account.user}\0${account.password}`).toString('base64');

const between = (line: string): string => /<(.*)>/.exec(line)?.[1] ?? '';

/** Serves one connection: the minimum that RFC 5321 requires of a server, plus AUTH PLAIN (RFC 4954). */
const serveConnection = (
  socket: Socket,
  { deliver, commands, refuses }: { deliver: (mail: Received) => void; commands: string[]; refuses: boolean },
): void => {
  let [from, to] = ['', ''];
  let data: string[] | null = null;
  let rest = '';
  const answers: Readonly<Record<string, (line: string) => string>> = {
    EHLO: () => '250-mail.test\r\n250 AUTH PLAIN',
    AUTH: (line) => (line.endsWith(credentials) ? '235 in' : '535 wrong password'),
    MAIL: (line) => {
      from = between(line);
      return '250 ok';
    },
    RCPT: (line) => {
      to = between(line);
      return refuses ? '550 no such mailbox' : '250 ok';
    },
    DATA: () => {
      data = [];
      return '354 go on';
    },
    QUIT: () => '221 bye',
  };
  const answerTo = (line: string): string | undefined => {
    if (!data) return (answers[line.slice(0, 4).toUpperCase()] ?? (() => '502 not here'))(line);
    if (line !== '.') {
      data.push(line.replace(/^\./, ''));
      return undefined;
    }
    deliver({ from, to, message: data.join('\r\n') });
    data = null;
    return '250 taken';
  };
  socket.write('220 mail.test\r\n');
  socket.on('data', (bytes) => {
    const lines = (rest + bytes.toString('utf8')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!data) commands.push(line.split(' ')[0] ?? '');
      const answer = answerTo(line);
      if (answer) socket.write(`${answer}\r\n`);
      if (answer?.startsWith('221')) socket.end();
    }
  });
};

/** Starts a mail server for one test, on a free port of this machine. */
export const startSmtpServer = async ({ refuses = false } = {}): Promise<SmtpServer> => {
  const arrived: Received[] = [];
  const waiting: ((mail: Received) => void)[] = [];
  const deliver = (mail: Received): void => {
    const waits = waiting.shift();
    if (waits) waits(mail);
    else arrived.push(mail);
  };
  const commands: string[] = [];
  const server = createServer((socket) => serveConnection(socket, { deliver, commands, refuses })).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://${account.user}:${account.password}@127.0.0.1:${port}`,
    commands,
    next: () => {
      const mail = arrived.shift();
      return mail ? Promise.resolve(mail) : new Promise((resolve) => waiting.push(resolve));
    },
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
};
