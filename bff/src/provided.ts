/** A value set at the app's start for code that must not import its source. */
export interface Provided<T> {
  provide(value: T): void;
  /** Throws in a process that never set the value. */
  read(): T;
}

/** Creates a provided value; `name` is used in the error if it is missing, as a plural subject. */
export function provided<T>(name: string): Provided<T> {
  let held: { value: T } | null = null;
  return {
    provide: (value) => {
      held = { value };
    },
    read: () => {
      if (!held) throw new Error(`${name} are read before the app provided them.`);
      return held.value;
    },
  };
}
