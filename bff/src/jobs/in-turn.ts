/**
 * Processes all of these one after another; a failure does not stop the others.
 * @param work returns how many things were done to one
 * @returns the sum of what was done
 * @throws the first failure, after all were processed
 */
export async function inTurn<T>(
  records: AsyncIterable<T>,
  work: (record: T) => Promise<number>,
): Promise<number> {
  let done = 0;
  const failures: unknown[] = [];
  for await (const record of records)
    try {
      done += await work(record);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
  return done;
}
