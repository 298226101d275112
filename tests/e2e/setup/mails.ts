import { expect } from '@playwright/test';
import { outboxUrl } from './server';

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
const toPlainText = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => signs[name] ?? '');

/** Returns the mails to an address in the outbox as text, newest first. */
export const mailsTo = async (address: string): Promise<string[]> => {
  const page = await (await fetch(outboxUrl())).text();
  return page
    .split('<article')
    .slice(1)
    .map(toPlainText)
    .filter((mail) => mail.includes(address));
};

/** Waits until there are more than `before` mails, and returns the newest. */
export const nextMail = async (address: string, before: number): Promise<string> => {
  let mails: string[] = [];
  await expect(async () => {
    mails = await mailsTo(address);
    expect(mails.length, `mails to ${address}`).toBeGreaterThan(before);
  }).toPass({ timeout: 10_000 });
  return mails[0] ?? '';
};

/** Path and query of the link in a mail. */
export const linkIn = (mail: string): string => {
  const [link] = /https?:\/\/\S+/.exec(mail) ?? [];
  if (!link) throw new Error('the mail has no link');
  const { pathname, search } = new URL(link);
  return pathname + search;
};

export const codeIn = (mail: string): string => /(?<!\d)\d{6}(?!\d)/.exec(mail)?.[0] ?? '';
