export declare const findBrowser: () => Promise<{ executablePath: string; args: string[] }>;
