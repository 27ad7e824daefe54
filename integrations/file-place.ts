export interface StoredFile {
  body: ReadableStream<Uint8Array>;
  sizeBytes: number;
}

/** A place for files, which does not look into them. Keys are random and ours: letters, digits and hyphens. */
export interface FilePlace {
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** Undefined when there is no such file. */
  get(key: string): Promise<StoredFile | undefined>;
  /** Also when there is no such file. */
  remove(key: string): Promise<void>;
}
