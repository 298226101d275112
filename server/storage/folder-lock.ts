import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const held = new Set<string>();

/** When a process started, so that a number given to another process later is not taken for it. Empty where the system does not tell. */
const startOf = (pid: number): string => {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop() ?? '';
    return afterName.split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
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

/**
 * Keeps a second server off a folder whose database takes only one. A lock whose process has died, however, does not count.
 * Answers the function that gives the folder free. Throws one clear sentence when the folder is in use or not writable.
 */
export const lockFolder = (folder: string): (() => void) => {
  const file = join(folder, 'server.lock');
  const holder = held.has(file) ? process.pid : holderOf(file);
  if (holder !== null)
    throw new Error(`The data folder ${folder} is in use by another server (process ${holder}).`);
  try {
    writeFileSync(file, `${process.pid} ${startOf(process.pid)}\n`);
  } catch (error) {
    throw new Error(`The data folder ${folder} is not writable.`, { cause: error });
  }
  held.add(file);
  return () => {
    if (held.delete(file)) rmSync(file, { force: true });
  };
};
