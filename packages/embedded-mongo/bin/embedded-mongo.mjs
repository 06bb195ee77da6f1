#!/usr/bin/env node
// Runs the built server, or the TypeScript source if the build is missing or outdated.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = new URL('../dist/main.js', import.meta.url);
const source = new URL('../src/main.ts', import.meta.url);

function newest(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Math.max(
    ...entries
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => statSync(`${entry.parentPath ?? entry.path}/${entry.name}`).mtimeMs),
  );
}

function useSource() {
  if (!existsSync(source)) return false;
  if (!existsSync(built)) return true;
  return (
    newest(fileURLToPath(new URL('../src', import.meta.url))) >
    newest(fileURLToPath(new URL('../dist', import.meta.url)))
  );
}

const fromSource = useSource();
if (fromSource) {
  const { register } = await import('tsx/esm/api');
  register();
}
const { main } = await import((fromSource ? source : built).href);
await main(process.argv.slice(2));
