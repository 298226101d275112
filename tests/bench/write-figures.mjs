import { readFileSync } from 'node:fs';

/** The document with the figures between two marks replaced: `<!-- figures -->`, or `<!-- <part> figures -->`. */
export const withFigures = (path, figures, part = '') => {
  const [start, end] = [
    `<!-- ${part && `${part} `}figures -->`,
    `<!-- end of ${part && `${part} `}figures -->`,
  ];
  const text = readFileSync(path, 'utf8');
  const [before, rest = ''] = text.split(start);
  const [, after = '\n'] = rest.split(end);
  const day = new Date().toISOString().slice(0, 10);
  return `${before}${start}\n\nMeasured on ${day}. ${figures}\n\n${end}${after}`;
};
