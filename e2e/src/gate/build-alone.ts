import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import makeDemoData from '../fixtures/make-demo-data.ts';
import { demoDataVariable, startServer, type MusterServer } from '../fixtures/muster-server.ts';

/** A build and its folder. */
export interface Placed {
  name: string;
  folder: string;
}

/** Starts a platform with demo data and only these builds: one, and those it runs with. */
export async function startWithBuilds(
  builds: readonly Placed[],
): Promise<{ server: MusterServer; stop: () => Promise<void> }> {
  const removeDemoData = process.env[demoDataVariable] ? () => undefined : await makeDemoData();
  const releasesDir = mkdtempSync(path.join(tmpdir(), 'muster-gate-'));
  for (const { name, folder } of builds) {
    const build = path.basename(folder);
    const released = path.join(releasesDir, name);
    mkdirSync(released);
    cpSync(folder, path.join(released, build), { recursive: true });
    writeFileSync(path.join(released, 'latest.json'), JSON.stringify({ name, build }));
  }
  const clear = () => {
    rmSync(releasesDir, { recursive: true, force: true });
    removeDemoData();
  };
  try {
    const server = await startServer({ RELEASES_DIR: releasesDir });
    const stop = async () => {
      await server.stop();
      clear();
    };
    return { server, stop };
  } catch (error) {
    clear();
    throw error;
  }
}
