import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { fontsFor, type Typeface } from '@server/pdf/fonts';
import { isPlain } from '@server/pdf/plain-text';
import { breakable, splitIntoRuns } from '@server/pdf/text-runs';

const typeface = (name: string, covered: RegExp): Typeface => ({
  name,
  covers: (codePoint) => covered.test(String.fromCodePoint(codePoint)),
  shapes: (text) => !text.includes('\u0646\u0646'),
  reverses: () => false,
  ascent: 1,
  lineHeight: 1.4,
});
const main = typeface('main', /[ -~\xa0-\u024f\u1e00-\u1eff\u2013\u200b\ufffd]|\p{Mn}/u);
const arabic = typeface('arabic', /[ \u0600-\u06ff\u200c\u200d]/u);
const han = typeface('han', /[ -~\u3000-\u9fff]/u);
const runsOf = (text: string, maxLength = Infinity) =>
  splitIntoRuns(text, [main, arabic, han], maxLength).runs.map(({ text: part, font, level }) => [
    part,
    font,
    level,
  ]);

test.each<[string, string, [string, string, number][]]>([
  [
    'each letter in the first font that has it',
    'Ánh 李小龍',
    [
      ['Ánh ', 'main', 0],
      ['李小龍', 'han', 0],
    ],
  ],
  [
    'ASCII in the main font',
    '李 (Bo) 2',
    [
      ['李', 'han', 0],
      [' (Bo) 2', 'main', 0],
    ],
  ],
  ['a script’s own signs with its letters', '李、王。', [['李、王。', 'han', 0]]],
  [
    'a run for each direction',
    'Ali محمد 12',
    [
      ['Ali ', 'main', 0],
      ['محمد', 'arabic', 1],
      [' ', 'main', 1],
      ['12', 'main', 2],
    ],
  ],
  [
    'the script’s own digits from left to right',
    'محمد١٢',
    [
      ['محمد', 'arabic', 1],
      ['١٢', 'arabic', 2],
    ],
  ],
  ['letters and marks as one letter', 'Nguye\u0302\u0303n x\u0303', [['Nguyễn x\u0303', 'main', 0]]],
  [
    'what no font has as its codes',
    'Ada 👩🏽‍🚀 ฿',
    [['Ada [U+1F469+1F3FD+200D+1F680]\u200b [U+0E3F]\u200b', 'main', 0]],
  ],
  [
    'codes from left to right',
    'محمد 😀',
    [
      ['محمد', 'arabic', 1],
      [' ', 'main', 1],
      ['[U+1F600]\u200b', 'main', 2],
    ],
  ],
  [
    'what the font cannot join as codes',
    'a \u0646\u0646',
    [
      ['a ', 'main', 0],
      ['[U+0646+0646]\u200b', 'main', 2],
    ],
  ],
  ['nothing that is not seen', '\u202egnp\u200b.e\0xe\ufe0f', [['gnp.exe', 'main', 0]]],
  ['joiners where the font has them', 'علی\u200cرضا', [['علی\u200cرضا', 'arabic', 1]]],
  ['no joiner where the font has none', '李\u200d小', [['李小', 'han', 0]]],
  ['tabs and line ends as blanks', ' a\tb\r\nc ', [['a b c', 'main', 0]]],
])('writes %s', (_, text, runs) => {
  expect(runsOf(text)).toEqual(runs);
});

test('the base direction follows the first letter', () => {
  const baseOf = (text: string) => splitIntoRuns(text, [main, arabic], Infinity).base;
  expect(['(12) محمد Ali', 'Ali محمد', '12'].map(baseOf)).toEqual([1, 0, 0]);
});

test('a long word gets break opportunities, in every script', () => {
  expect(runsOf('abcdefgh ijk', 3)).toEqual([['abc\u200bdef\u200bgh ijk', 'main', 0]]);
  expect(runsOf('李小龍王', 3)).toEqual([
    ['李小龍', 'han', 0],
    ['\u200b', 'main', 0],
    ['王', 'han', 0],
  ]);
  expect(breakable('abcdefgh ijk abc-def', 3)).toBe('abc\u200bdef\u200bgh ijk abc-def');
  expect(breakable('abcdefgh', Infinity)).toBe('abcdefgh');
});

test.each<[string, boolean]>([
  ['abc def', true],
  ['Peña – “x”', true],
  ['Ánh', true],
  ['ị', false],
  ['a\tb', false],
  ['a\u00adb', false],
])('isPlain(%j) is %s', (text, is) => {
  expect(isPlain(text)).toBe(is);
});

// Each text has letters, marks and joins of its script.
test.each([
  ['Noto Sans', 'Nguyễn Thị Ánh, Łukasz Żółć, Ελένη, Щукин Іван, प्रियंका श्रीवास्तव'],
  ['Noto Naskh Arabic', 'محمد بن سلمان پژوهش گل یٰ'],
  ['Noto Sans Hebrew', 'בִּנְיָמִין שלום'],
  ['Noto Sans Thai', 'สมชาย ใจดี น้ำ'],
  ['Noto Sans Hans', '李小龍 习近平 龍國 山田太郎 さくら ビール'],
  ['Noto Sans KR', '김민준 뷁'],
  ['Noto Sans Armenian', 'Արամ Խաչատրյան'],
  ['Noto Sans Bengali', 'ঐশ্বর্য রায়'],
  ['Noto Sans Ethiopic', 'አበበ ቢቂላ'],
  ['Noto Sans Georgian', 'გიორგი'],
  ['Noto Sans Gujarati', 'પ્રિયંકા ક્ષત્રિય'],
  ['Noto Sans Gurmukhi', 'ਹਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Noto Sans Kannada', 'ಶ್ರೀನಿವಾಸ'],
  ['Noto Sans Khmer', 'សុភាព ស្រី'],
  ['Noto Sans Lao', 'ສົມສັກ'],
  ['Noto Sans Malayalam', 'ശ്രീനിവാസൻ മലയാളം'],
  ['Noto Sans Myanmar', 'အောင်ဆန်းစုကြည်'],
  ['Noto Sans Sinhala', 'ශ්‍රී ලංකා'],
  ['Noto Sans Tamil', 'தமிழ்ச்செல்வி'],
  ['Noto Sans Telugu', 'శ్రీనివాస్'],
])('%s is chosen for its scripts', async (name, text) => {
  const { runs } = splitIntoRuns(text, await fontsFor(text), Infinity);
  expect(runs.map((run) => run.text).join('')).toBe(text.normalize('NFC'));
  expect(new Set(runs.filter((run) => run.text.trim() !== '').map(({ font }) => font))).toEqual(
    new Set([name]),
  );
});

it('never throws, and makes no empty run', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      const { runs } = splitIntoRuns(text, await fontsFor(text), 5);
      for (const run of runs) expect(run.text).not.toBe('');
    }),
    { numRuns: 50 },
  );
});
