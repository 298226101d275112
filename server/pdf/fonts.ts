import { create, type Font } from 'fontkit';
import pdfmake from 'pdfmake';
import { readFont } from './font-files';

/** A loaded font. */
export interface Typeface {
  readonly name: string;
  readonly covers: (codePoint: number) => boolean;
  /** Whether the font can shape the text. Shaping throws for some rare sequences. */
  readonly shapes: (text: string) => boolean;
  /** Whether the font's shaping reverses the text from right to left. */
  readonly reverses: (text: string) => boolean;
  /** Ascent of the letters above the baseline, and the line height, in ems. */
  readonly ascent: number;
  readonly lineHeight: number;
}

interface Family {
  readonly name: string;
  /** Files in `node_modules`. */
  readonly normal: string;
  readonly bold: string;
  readonly italics?: string;
  /** Texts with a letter of this script need the family. Without it, the family is for every text. */
  readonly script?: RegExp;
}

const google = (folder: string, file: string) => ({
  normal: `@expo-google-fonts/${folder}/400Regular/${file}_400Regular.ttf`,
  bold: `@expo-google-fonts/${folder}/700Bold/${file}_700Bold.ttf`,
});

const embed = (folder: string, file: string, ending: 'ttf' | 'otf') => ({
  normal: `@embedpdf/${folder}/fonts/${file}-Regular.${ending}`,
  bold: `@embedpdf/${folder}/fonts/${file}-Bold.${ending}`,
});

/** Scripts that have a package and a font with their name. */
const scripts =
  'Armenian Bengali Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Myanmar Sinhala Tamil Telugu Thai';

/**
 * Noto fonts, so that all scripts look similar. The first one has Latin, Greek, Cyrillic and Devanagari letters with all
 * their marks.
 */
const families: readonly [Family, ...Family[]] = [
  {
    name: 'Noto Sans',
    ...google('noto-sans', 'NotoSans'),
    italics: '@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf',
  },
  // Has one glyph per letter. Noto Sans Arabic draws dots separately, so text copied from the file would have
  // different letters.
  {
    name: 'Noto Naskh Arabic',
    ...embed('fonts-arabic', 'NotoNaskhArabic', 'ttf'),
    script: /\p{Script_Extensions=Arabic}/u,
  },
  ...scripts.split(' ').map((script) => ({
    name: `Noto Sans ${script}`,
    ...google(`noto-sans-${script.toLowerCase()}`, `NotoSans${script}`),
    script: new RegExp(`\\p{Script=${script}}`, 'u'),
  })),
  {
    name: 'Noto Sans Hans',
    ...embed('fonts-sc', 'NotoSansHans', 'otf'),
    script: /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Bopomofo}/u,
  },
  { name: 'Noto Sans KR', ...embed('fonts-kr', 'NotoSansKR', 'otf'), script: /\p{Script=Hangul}/u },
];

export const mainFont = families[0].name;

// pdfmake's types leave out its in-memory files, which are the same in Node and in a browser.
const { virtualfs } = pdfmake as unknown as {
  readonly virtualfs: { writeFileSync(name: string, bytes: Uint8Array): void };
};
pdfmake.setFonts(
  Object.fromEntries(
    families.map(({ name, normal, bold, italics = normal }) => [
      name,
      { normal, bold, italics, bolditalics: bold },
    ]),
  ),
);
// A document's content must never make the server read a file or request a URL.
pdfmake.setUrlAccessPolicy(() => false);
// pdfmake has no such policy in a browser, where there are no files.
if ('setLocalAccessPolicy' in pdfmake) pdfmake.setLocalAccessPolicy(() => false);

const read = async (path: string): Promise<Uint8Array> => {
  const bytes = await readFont(path);
  virtualfs.writeFileSync(path, bytes);
  return bytes;
};

const open = async ({ name, normal, bold, italics }: Family): Promise<Typeface> => {
  const [bytes] = await Promise.all([read(normal), read(bold), ...(italics ? [read(italics)] : [])]);
  const font = create(bytes as Buffer) as Font;
  const shapes = (text: string): boolean => {
    try {
      font.layout(text);
      return true;
    } catch {
      return false;
    }
  };
  return {
    name,
    covers: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    shapes,
    reverses: (text) => font.layout(text).direction === 'rtl',
    ascent: font.ascent / font.unitsPerEm,
    lineHeight: (font.ascent - font.descent + font.lineGap) / font.unitsPerEm,
  };
};

const opened = new Map<Family, Promise<Typeface>>();

/** Loads each family once. Retries a fetch that failed. */
const openOnce = (family: Family): Promise<Typeface> => {
  const known = opened.get(family);
  if (known) return known;
  const typeface = open(family);
  opened.set(family, typeface);
  typeface.catch(() => opened.delete(family));
  return typeface;
};

/** Returns the fonts for a text's scripts, the main font first. */
export const fontsFor = (text: string): Promise<readonly Typeface[]> =>
  Promise.all(families.filter(({ script }) => !script || script.test(text)).map(openOnce));
