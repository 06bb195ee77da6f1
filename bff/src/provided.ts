/** What the app hands on at its start to code that may not import where it comes from. */
export interface Provided<T> {
  provide(value: T): void;
  /** Throws where it is read in a process that never handed it on. */
  read(): T;
}

/** A place for it; `name` says what is missing, as the subject of a sentence in the plural. */
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
