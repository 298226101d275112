export declare const findBrowser: () => Promise<{ executablePath: string; args: string[] }>;
export declare const otherPrograms: Readonly<
  Record<'firefox' | 'webkitDriver' | 'display', string | undefined>
>;
export declare const otherBrowsers: readonly ('firefox' | 'webkit')[];
