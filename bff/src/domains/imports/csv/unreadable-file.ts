/** A file whose rows cannot be told apart from some row on. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly row: number;

  constructor(row: number, cause: unknown) {
    super(`The file cannot be read from row ${row} on`, { cause });
    this.row = row;
  }
}
