import type { Config } from '../../../config.ts';
import { clamdScanner } from './clamd-scanner.ts';
import type { FileScanner } from './file-scanner.ts';
import { icapScanner } from './icap-scanner.ts';
import { localScanner } from './local-scanner.ts';

/** Returns the scanner of an installation. */
export function scannerOf({ scannerUrl }: Pick<Config, 'scannerUrl'>): FileScanner {
  if (scannerUrl === null) return localScanner;
  return scannerUrl.protocol === 'icap:' ? icapScanner(scannerUrl) : clamdScanner(scannerUrl);
}
