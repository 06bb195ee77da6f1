import type { StoredFile } from '../file.model.ts';

/** A scanner's verdict: null for nothing found, otherwise the name of the finding. */
export interface ScanVerdict {
  readonly finding: string | null;
}

/** Scans for malware. Throws if it cannot decide, and is retried later. */
export interface FileScanner {
  scan(file: StoredFile, pieces: AsyncIterable<Buffer>): Promise<ScanVerdict>;
}
