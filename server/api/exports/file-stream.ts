export interface FileParts {
  readonly start: string;
  readonly chunks: AsyncGenerator<string>;
  /** Milliseconds without a read after which the reader is considered gone. */
  readonly idle: number;
  readonly onFailure: (reason: unknown) => void;
  /** Called when reading ends, for any reason. */
  readonly onEnd: () => void;
}

/**
 * Creates a stream that reads the next chunk only when the receiver has taken the previous one. Reading ends when the
 * receiver cancels or stops reading.
 */
export const fileStream = ({
  start,
  chunks,
  idle,
  onFailure,
  onEnd,
}: FileParts): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const end = (): void => {
    isOver = true;
    clearTimeout(timer);
    onEnd();
  };
  const stop = async (): Promise<void> => {
    end();
    await chunks.return(undefined);
  };
  const sendChunk = (controller: ReadableStreamDefaultController<Uint8Array>, text: string): void => {
    controller.enqueue(encoder.encode(text));
    timer = setTimeout(() => {
      controller.error(new Error('the file was not read on'));
      void stop();
    }, idle);
  };
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => sendChunk(controller, start),
      pull: async (controller) => {
        clearTimeout(timer);
        try {
          const chunk = await chunks.next();
          if (isOver) return;
          if (chunk.done !== true) {
            sendChunk(controller, chunk.value);
            return;
          }
          end();
          controller.close();
        } catch (reason) {
          if (isOver) return;
          end();
          onFailure(reason);
          // The status was already sent. Only a broken connection tells the receiver that the file is incomplete.
          controller.error(reason);
        }
      },
      cancel: stop,
    },
    { highWaterMark: 1 },
  );
};
