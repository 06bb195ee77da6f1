/** The first field of a path: `exit` of `exit.at`. */
type FieldOf<Path> = Path extends `${infer Field}.${string}` ? Field : Path;

/**
 * Type of a lean row that was read with these fields, for the signature of a function that returns
 * it. Fields outside the projection are missing.
 */
export type Selected<T, Fields> = Pick<
  T,
  Extract<FieldOf<keyof Fields>, keyof T> | Extract<'_id', keyof T>
>;
