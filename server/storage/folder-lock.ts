import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unusableFolderError } from './data-folder';

const heldLocks = new Set<string>();

/** Fields of `/proc/<pid>/stat` from the process state on. Empty when the system does not provide them. */
const statOf = (pid: number): readonly string[] => {
  try {
    return (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop() ?? '').split(' ');
  } catch {
    return [];
  }
};

/**
 * Start time of a process, to recognize a pid that was reused by another process. Empty when the system does not provide
 * it.
 */
const startOf = (pid: number): string => statOf(pid)[19] ?? '';

/** A killed process stays in the process table until its parent reaps it, but holds no resources any more. */
const isDead = (pid: number): boolean => ['Z', 'X'].includes(statOf(pid)[0] ?? '');

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !isDead(pid);
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
};

const holderOf = (file: string): number | null => {
  try {
    const [pid = '', start = ''] = readFileSync(file, 'utf8').trim().split(' ');
    const number = Number(pid);
    return number > 0 && number !== process.pid && isAlive(number) && startOf(number) === start
      ? number
      : null;
  } catch {
    return null;
  }
};

/** How long to wait for a server that is shutting down, and how often to check, in milliseconds. */
const lockTimeoutMs = 3_000;
const pollIntervalMs = 100;
const sleep = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pollIntervalMs);

const waitForHolder = (file: string): number | null => {
  for (let waited = 0; waited < lockTimeoutMs; waited += pollIntervalMs) {
    if (holderOf(file) === null) return null;
    sleep();
  }
  return holderOf(file);
};

/**
 * Prevents a second server from using a folder whose database allows only one. Ignores the lock of a dead process.
 * Returns a function that releases the lock. Throws one clear sentence when the folder is in use or not writable.
 */
export const lockFolder = (folder: string): (() => void) => {
  const file = join(folder, 'server.lock');
  const holder = heldLocks.has(file) ? process.pid : waitForHolder(file);
  if (holder !== null)
    throw new Error(`The data folder ${folder} is in use by another server (process ${holder}).`);
  try {
    writeFileSync(file, `${process.pid} ${startOf(process.pid)}\n`);
  } catch (error) {
    throw unusableFolderError(folder, error);
  }
  heldLocks.add(file);
  return () => {
    if (heldLocks.delete(file)) rmSync(file, { force: true });
  };
};
