import type { Context } from 'hono';
import { versionField } from '@core/resource/versioned';
import type { Row } from '@server/storage/storage';
import type { ApiEnv } from '../deps';
import { Refusal } from '../refusal';

/** Answers with a record, whose version is its entity tag (RFC 9110, 8.8.3). */
export const answerRecord = (c: Context<ApiEnv>, record: object, status: 200 | 201 = 200): Response => {
  const version = (record as Readonly<Record<string, unknown>>)[versionField];
  if (typeof version === 'number') c.header('ETag', `"${version}"`);
  return c.json(record, status);
};

/**
 * Returns the versions that a write was made from, from `If-Match` (RFC 9110, 13.1.1). Null when the call names none,
 * and for `*`. Throws 400 for anything that is no version.
 */
export const readVersions = (c: Context<ApiEnv>): readonly number[] | null => {
  const header = c.req.header('If-Match')?.trim();
  if (header === undefined || header === '*') return null;
  const tags = header.split(',').map((tag) => /^"(\d{1,15})"$/.exec(tag.trim())?.[1]);
  if (tags.includes(undefined)) throw new Refusal(400, 'malformed', { errors: { 'If-Match': 'invalid' } });
  return tags.map(Number);
};

/** Whether the locked record is one of the versions. */
export const isCurrent = (row: Row, versions: readonly number[] | null): boolean =>
  versions === null || versions.includes(Number(row[versionField]));
