export interface StoredFile {
  body: ReadableStream<Uint8Array>;
  sizeBytes: number;
}

/** A store of files under random keys of ours: letters, digits and hyphens. */
export interface FilePlace {
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** Undefined if there is no such file. */
  get(key: string): Promise<StoredFile | undefined>;
  /** Succeeds even if there is no such file. */
  remove(key: string): Promise<void>;
}
