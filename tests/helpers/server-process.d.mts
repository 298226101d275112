export interface RunningServer {
  readonly url: string;
  /** The page that lists its mails. */
  readonly outboxUrl: string;
  readonly dataFolder: string;
  readonly pid: number | undefined;
  /** Everything that it has printed so far. */
  output(): string;
  /** Kills the process at once, like a power cut; the data folder stays. */
  kill(): Promise<void>;
  /** Shuts it down gracefully; the data folder stays. */
  pause(): Promise<void>;
  /** Shuts it down gracefully and removes the data folder. */
  stop(): Promise<void>;
}

export declare const startServer: (options?: {
  readonly dataFolder?: string;
  /** The data folder of a stopped server: the new one starts with a copy of it instead of creating new data. */
  readonly template?: string;
  /** `PORT` and `OUTBOX_PORT` let it reuse the addresses of a stopped server. */
  readonly env?: Readonly<Record<string, string>>;
  /** Additional flags for Node. */
  readonly nodeFlags?: readonly string[];
  /** Another main file than that of the build. */
  readonly main?: string;
}) => Promise<RunningServer>;
