export function binaryPackage(platform: string, arch: string): string;
export function reasonIn(stderr: string): string;
