import { readFileSync } from 'node:fs';

const [start, end] = ['<!-- figures -->', '<!-- end of figures -->'];

/** The document with the figures between its two marks replaced. */
export const withFigures = (path, figures) => {
  const text = readFileSync(path, 'utf8');
  const [before, rest = ''] = text.split(start);
  const [, after = '\n'] = rest.split(end);
  const day = new Date().toISOString().slice(0, 10);
  return `${before}${start}\n\nMeasured on ${day}. ${figures}\n\n${end}${after}`;
};
