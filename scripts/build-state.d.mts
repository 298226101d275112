export declare const root: string;
export declare const isBuilt: () => boolean;
export declare const build: () => void;
