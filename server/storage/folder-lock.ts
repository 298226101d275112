import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unusableFolder } from './data-folder';

const held = new Set<string>();

/** What the system says of a process, from its state on; nothing where it does not tell. */
const statOf = (pid: number): readonly string[] => {
  try {
    return (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop() ?? '').split(' ');
  } catch {
    return [];
  }
};

/** When a process started, so that a number given to another process later is not taken for it. Empty where the system does not tell. */
const startOf = (pid: number): string => statOf(pid)[19] ?? '';

/** A killed process stays in the table until its parent has asked for it, and holds nothing any more. */
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

/** How long a server that is just going away is waited for, and how often it is looked for, in milliseconds. */
const patience = 3_000;
const step = 100;
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, step);

const holderAfterWaiting = (file: string): number | null => {
  for (let waited = 0; waited < patience; waited += step) {
    if (holderOf(file) === null) return null;
    pause();
  }
  return holderOf(file);
};

/**
 * Keeps a second server off a folder whose database takes only one. A lock whose process has died, however, does not count.
 * Answers the function that gives the folder free. Throws one clear sentence when the folder is in use or not writable.
 */
export const lockFolder = (folder: string): (() => void) => {
  const file = join(folder, 'server.lock');
  const holder = held.has(file) ? process.pid : holderAfterWaiting(file);
  if (holder !== null)
    throw new Error(`The data folder ${folder} is in use by another server (process ${holder}).`);
  try {
    writeFileSync(file, `${process.pid} ${startOf(process.pid)}\n`);
  } catch (error) {
    throw unusableFolder(folder, error);
  }
  held.add(file);
  return () => {
    if (held.delete(file)) rmSync(file, { force: true });
  };
};
