/** A file whose rows can no longer be separated from some row on. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly row: number;

  constructor(row: number, cause: unknown) {
    super(`The file cannot be read from row ${row} on`, { cause });
    this.row = row;
  }
}
