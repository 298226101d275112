import {} from 'vitest';
import { serverUrl } from '../server-url';

export interface SignedCopy {
  readonly subject: string;
  readonly text: string;
  readonly fileName: string;
  readonly file: Uint8Array;
}

const copyIn = async (html: string, url: string): Promise<SignedCopy> => {
  const [, path = '', fileName = ''] = /<a href="(\/outbox\/attachments\/\d+)">([^<]*)<\/a>/.exec(html) ?? [];
  const file = await fetch(url + path);
  return {
    subject: /<h2>([^<]*)<\/h2>/.exec(html)?.[1] ?? '',
    text: html.replace(/<[^>]*>/g, ' '),
    fileName,
    file: new Uint8Array(await file.arrayBuffer()),
  };
};

/** The mails to an address with what is attached to them, the newest first. */
export const copiesTo = async (address: string, url = serverUrl()): Promise<SignedCopy[]> => {
  const page = await (await fetch(`${url}/outbox`)).text();
  const mails = page.split('<article').filter((one) => one.includes(address));
  return Promise.all(mails.map((one) => copyIn(one, url)));
};
