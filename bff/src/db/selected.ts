/** The field that a path begins with: `exit` of `exit.at`. */
type FieldOf<Path> = Path extends `${infer Field}.${string}` ? Field : Path;

/**
 * A row as a read with these fields leaves it, for the signature of a function that hands it on.
 * What a projection does not ask for is not there, and a lean read says so by itself.
 */
export type Selected<T, Fields> = Pick<
  T,
  Extract<FieldOf<keyof Fields>, keyof T> | Extract<'_id', keyof T>
>;
