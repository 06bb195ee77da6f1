import { dirname } from 'node:path';

/** A file of the data folder whose content differs from what was written. */
export class DamagedFile extends Error {
  readonly path: string;
  /** The first damaged byte. */
  readonly offset: number;

  constructor(path: string, offset: number, reason: string) {
    super(
      `${path} is damaged at byte ${offset}: ${reason}. Nothing was changed. ` +
        `To save what is good, run: embedded-mongo repair --data ${dirname(path)}`,
    );
    this.name = 'DamagedFile';
    this.path = path;
    this.offset = offset;
  }
}
