import fc from 'fast-check';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { beforeAll, expect, it, test } from 'vitest';
import { createFace, type Face } from '@server/pdf/face';
import { latinText } from '@server/pdf/latin-text';

let known: ReadonlySet<number>;
let face: Face;
beforeAll(async () => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  known = new Set(font.getCharacterSet());
  face = createFace(font);
});

test.each([
  ['Núñez – “Peña” €5', 'Núñez – “Peña” €5'],
  ['Nu\u0301n\u0303ez', 'Núñez'],
  ['Łukasz Đặng', 'Lukasz Dang'],
  ['Şükrü Őrsi', 'Sükrü Orsi'],
  ['a\tb\nc\u2009d', 'a b c d'],
  ['fi\ufb01 ①', 'fifi 1'],
  ['日本 😀', '?? ?'],
  ['a\0b\u200bc', 'abc'],
])('%j is written %j', (given, written) => {
  expect(latinText(given, known)).toBe(written);
});

it('never throws and leaves only what the font writes, within the width', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 10, max: 200 }), (text, width) => {
      const fitted = face.fit(text, 9, width);
      face.encode(fitted);
      expect(face.widthOf(fitted, 9)).toBeLessThanOrEqual(width + 0.01);
    }),
  );
});

it('cuts what is too long with an ellipsis', () => {
  expect(face.fit('Workplace violence prevention plan', 9, 80)).toMatch(/^Workplace viol.*…$/);
});
