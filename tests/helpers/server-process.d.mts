export interface RunningServer {
  readonly url: string;
  /** The page of its mails. */
  readonly outboxUrl: string;
  readonly dataFolder: string;
  readonly pid: number | undefined;
  /** All that it wrote so far. */
  output(): string;
  /** Ends the process at once, as a power cut would; the data folder stays. */
  kill(): Promise<void>;
  /** Ends it in good order; the data folder stays. */
  pause(): Promise<void>;
  /** Ends it in good order and removes the data folder. */
  stop(): Promise<void>;
}

export declare const startServer: (options?: {
  readonly dataFolder?: string;
  /** The data folder of a server that has ended: the new one begins with a copy of it, instead of making its own data. */
  readonly template?: string;
  /** With `PORT` and `OUTBOX_PORT`, it starts at the addresses of one that has ended. */
  readonly env?: Readonly<Record<string, string>>;
  /** What Node is started with besides. */
  readonly nodeFlags?: readonly string[];
}) => Promise<RunningServer>;
