import { outboxUrl } from '../server';

export interface SignedCopy {
  readonly subject: string;
  readonly text: string;
  readonly fileName: string;
  readonly file: Uint8Array;
}

const copyIn = async (html: string, outbox: string): Promise<SignedCopy> => {
  const [, path = '', fileName = ''] = /<a href="(\/outbox\/attachments\/\d+)">([^<]*)<\/a>/.exec(html) ?? [];
  const file = await fetch(new URL(path, outbox));
  return {
    subject: /<h2>([^<]*)<\/h2>/.exec(html)?.[1] ?? '',
    text: html.replace(/<[^>]*>/g, ' '),
    fileName,
    file: new Uint8Array(await file.arrayBuffer()),
  };
};

/** Returns the mails to an address with their attachments, newest first. `outbox` is the address of a server's outbox. */
export const copiesTo = async (address: string, outbox = outboxUrl()): Promise<SignedCopy[]> => {
  const page = await (await fetch(outbox)).text();
  const mails = page.split('<article').filter((one) => one.includes(address));
  return Promise.all(mails.map((one) => copyIn(one, outbox)));
};
