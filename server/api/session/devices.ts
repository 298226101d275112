import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Condition } from '@core/resource/condition';
import type { Storage } from '@server/storage/storage';
import { isoTime, second } from '../clock';
import type { ApiEnv } from '../deps';
import { digest, randomSecret } from './secrets';

const cookieName = 'portal_device';
const secretPattern = /^[\w-]{43}$/;

const ofHash = (hash: string): Condition => ({ field: 'hash', op: 'eq', value: hash });
const ofUser = (userId: number): Condition => ({ field: 'user_id', op: 'eq', value: userId });

const isSecure = (c: Context<ApiEnv>): boolean => c.var.deps.publicUrl.startsWith('https:');

const secretOf = (c: Context<ApiEnv>): string | null => {
  const secret = (isSecure(c) ? getCookie(c, cookieName, 'host') : getCookie(c, cookieName)) ?? '';
  return secretPattern.test(secret) ? secret : null;
};

/**
 * Returns the stored hash of a browser that this user signed in with before, or null for any other browser. Always does
 * the same database read, whether or not the browser sent a cookie.
 */
export const knownDevice = async (c: Context<ApiEnv>, userId: number): Promise<string | null> => {
  const { storage, clock } = c.var.deps;
  const hash = await digest(secretOf(c) ?? '');
  const row = await storage.table('known_devices').first([ofHash(hash), ofUser(userId)]);
  return row && Date.parse(String(row['expires'])) > clock.now() ? hash : null;
};

/**
 * Returns the name of a count for a user. Known browsers are counted separately, so that an attacker who knows the
 * password cannot use up their tries.
 */
export const countKeyByBrowser = async (
  c: Context<ApiEnv>,
  name: string,
  userId: number,
): Promise<string> => {
  const device = await knownDevice(c, userId);
  return device === null ? `${name}:${userId}` : `${name}:${userId}:${device}`;
};

/**
 * Remembers the user's browser for the next login. Returns the secret for its cookie. A browser that several users
 * share keeps one secret, and a secret that this server did not issue is replaced.
 */
export const rememberDevice = async (c: Context<ApiEnv>, tx: Storage, userId: number): Promise<string> => {
  const { clock, limits } = c.var.deps;
  const devices = tx.table('known_devices');
  const given = secretOf(c);
  await devices.remove([{ field: 'expires', op: 'lt', value: isoTime(clock.now()) }]);
  const isOurs = given !== null && (await devices.count([ofHash(await digest(given))])) > 0;
  const secret = isOurs ? given : randomSecret();
  const hash = await digest(secret);
  const expires = isoTime(clock.now() + limits.knownDevice);
  if (!(await devices.update([ofHash(hash), ofUser(userId)], { expires })))
    await devices.insert({ hash, user_id: userId, expires });
  return secret;
};

/**
 * Sets the device cookie for this host only (`__Host-` over https). Scripts cannot read it, and it is not sent from
 * other sites.
 */
export const setDeviceCookie = (c: Context<ApiEnv>, secret: string): void => {
  const { limits } = c.var.deps;
  setCookie(c, cookieName, secret, {
    ...(isSecure(c) && { prefix: 'host', secure: true }),
    httpOnly: true,
    sameSite: 'Strict',
    path: '/',
    maxAge: limits.knownDevice / second,
  });
};

/** Forgets the browsers of a user, except `kept`. */
export const forgetDevices = async (
  tx: Storage,
  userId: number,
  exceptHash: string | null = null,
): Promise<void> => {
  const others: Condition[] = exceptHash === null ? [] : [{ field: 'hash', op: 'ne', value: exceptHash }];
  await tx.table('known_devices').remove([ofUser(userId), ...others]);
};
