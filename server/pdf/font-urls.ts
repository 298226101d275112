const urls = import.meta.glob<string>(
  [
    '/node_modules/@expo-google-fonts/noto-sans*/{400Regular,400Regular_Italic,700Bold}/*.ttf',
    '/node_modules/@embedpdf/fonts-*/fonts/*-{Regular,Bold}.{ttf,otf}',
  ],
  { eager: true, exhaustive: true, query: '?url', import: 'default' },
);

/** The address of a font's file. */
export const fontUrl = (path: string): string => {
  const url = urls[`/node_modules/${path}`];
  if (url === undefined) throw new Error(`the font ${path} is not in this build`);
  return url;
};
