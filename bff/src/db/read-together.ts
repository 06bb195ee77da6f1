import type { ClientSession } from 'mongoose';

type Reads<T extends readonly unknown[]> = { readonly [K in keyof T]: () => Promise<T[K]> };

/**
 * Returns the results of several reads, in their order. They run in parallel; within a transaction
 * one after the other, because its session carries one operation at a time.
 */
export async function readTogether<T extends readonly unknown[]>(
  session: ClientSession | null,
  reads: Reads<[...T]>,
): Promise<T> {
  const all: readonly (() => Promise<unknown>)[] = reads;
  if (!session) return (await Promise.all(all.map((read) => read()))) as unknown as T;
  const answers: unknown[] = [];
  for (const read of all) answers.push(await read());
  return answers as unknown as T;
}
