const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Tries again after each failure that is not final, with a pause before each further try (in
 * milliseconds). Throws the last failure.
 */
export async function persevere<T>(
  attempt: () => Promise<T>,
  pauses: readonly number[],
  isFinal: (error: unknown) => boolean,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      const wait = pauses[failures];
      if (wait === undefined || isFinal(error)) throw error;
      await pause(wait);
    }
  }
}
