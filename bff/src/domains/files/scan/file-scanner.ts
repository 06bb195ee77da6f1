import type { StoredFile } from '../file.model.ts';

/** What a scanner says: nothing found, or what it calls what it found. */
export interface ScanVerdict {
  readonly finding: string | null;
}

/** Looks for malware. Fails if it cannot decide; it is asked again later. */
export interface FileScanner {
  scan(file: StoredFile, pieces: AsyncIterable<Buffer>): Promise<ScanVerdict>;
}
