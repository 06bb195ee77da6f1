import { rmSync } from 'node:fs';

interface Leftovers {
  musterTestServer?: { stop(): Promise<void> };
  musterTestData?: string;
}

export default async function globalTeardown(): Promise<void> {
  const { musterTestServer, musterTestData } = globalThis as Leftovers;
  await musterTestServer?.stop();
  if (musterTestData) rmSync(musterTestData, { recursive: true, force: true });
}
