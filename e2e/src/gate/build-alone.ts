import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import makeDemoData from '../fixtures/make-demo-data.ts';
import { demoDataVariable, startServer, type MusterServer } from '../fixtures/muster-server.ts';

/** A platform with demo data and the shell in force, on which this build alone is released. */
export async function startWithBuild(
  name: string,
  folder: string,
): Promise<{ server: MusterServer; stop: () => Promise<void> }> {
  const removeDemoData = process.env[demoDataVariable] ? () => undefined : await makeDemoData();
  const releasesDir = mkdtempSync(path.join(tmpdir(), 'muster-gate-'));
  const build = path.basename(folder);
  const released = path.join(releasesDir, name);
  mkdirSync(released);
  cpSync(folder, path.join(released, build), { recursive: true });
  const latest = { name, build, manifest: 'mf-manifest.json' };
  writeFileSync(path.join(released, 'latest.json'), JSON.stringify(latest));
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
