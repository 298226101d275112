export const testFiles: (kind: 'test' | 'e2e', folder?: string) => { include: string[]; exclude: string[] };
