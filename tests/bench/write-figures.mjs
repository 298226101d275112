import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Replaces the figures in a document between the markers `<!-- figures -->` or `<!-- <part> figures -->` and their end
 * markers.
 */
export const writeFigures = (path, figures, part = '') => {
  const [start, end] = [
    `<!-- ${part && `${part} `}figures -->`,
    `<!-- end of ${part && `${part} `}figures -->`,
  ];
  const text = readFileSync(path, 'utf8');
  const [before, rest = ''] = text.split(start);
  const [, after = '\n'] = rest.split(end);
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(path, `${before}${start}\n\nMeasured on ${day}. ${figures}\n\n${end}${after}`);
  execFileSync('npx', ['oxfmt', path]);
};
