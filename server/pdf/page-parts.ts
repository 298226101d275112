import type { Faces } from './face';
import { ink } from './ink';
import type { Report } from './report';
import { paper, type Sheet } from './sheet';

const fullWidth = paper.right - paper.left;

const drawFacts = (sheet: Sheet, { regular, bold }: Faces, { facts }: Report, top: number): number => {
  const gap = 12;
  const height = 44;
  const width = (fullWidth - gap * (facts.length - 1)) / facts.length;
  facts.forEach(({ label, value }, at) => {
    const x = paper.left + at * (width + gap);
    sheet.box(x, top - height, width, height, ink.soft);
    const inner = { width: width - 20 };
    sheet.write(label, x + 10, top - 16, { face: regular, size: 8, ink: ink.second, ...inner });
    sheet.write(value, x + 10, top - 34, { face: bold, size: 14, ink: ink.text, ...inner });
  });
  return facts.length > 0 ? top - height - 18 : top;
};

/** The head of the first page; answers where the table may begin. */
export const drawTitle = (sheet: Sheet, faces: Faces, report: Report): number => {
  const { regular, bold } = faces;
  const width = fullWidth;
  sheet.box(paper.left, paper.top, fullWidth, 4, ink.accent);
  sheet.write(report.client, paper.left, paper.top - 20, { face: bold, size: 11, ink: ink.accent, width });
  sheet.write(report.title, paper.left, paper.top - 44, { face: bold, size: 20, ink: ink.text, width });
  sheet.write(report.subtitle, paper.left, paper.top - 62, {
    face: regular,
    size: 9.5,
    ink: ink.second,
    width,
  });
  return drawFacts(sheet, faces, report, paper.top - 78);
};

/** The head of every further page; answers where the table may go on. */
export const drawRunningTitle = (sheet: Sheet, { regular, bold }: Faces, report: Report): number => {
  const half = { width: fullWidth / 2 - 6, size: 9 };
  sheet.box(paper.left, paper.top, fullWidth, 2, ink.accent);
  sheet.write(report.title, paper.left, paper.top - 14, { face: bold, ink: ink.text, ...half });
  sheet.write(report.client, paper.left + fullWidth / 2 + 6, paper.top - 14, {
    face: regular,
    ink: ink.second,
    align: 'right',
    ...half,
  });
  return paper.top - 26;
};

export const drawFooter = (sheet: Sheet, { regular }: Faces, left: string, right: string): void => {
  const half = { face: regular, size: 8, ink: ink.second, width: fullWidth / 2 - 6 };
  sheet.box(paper.left, 44, fullWidth, 0.6, ink.line);
  sheet.write(left, paper.left, 30, half);
  sheet.write(right, paper.left + fullWidth / 2 + 6, 30, { ...half, align: 'right' });
};
