export interface StoredFile {
  body: ReadableStream<Uint8Array>;
  sizeBytes: number;
}

/** A store that does not look inside its files. Keys are random and ours: letters, digits and hyphens. */
export interface FilePlace {
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** Undefined when there is no such file. */
  get(key: string): Promise<StoredFile | undefined>;
  /** Succeeds even if there is no such file. */
  remove(key: string): Promise<void>;
}
