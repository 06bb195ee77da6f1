import { dayMs } from '@muster/contracts';
import { appendFile, mkdir, readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';

const keepDays = 7;
const capBytes = 50_000_000;

const reportFolder = (config: Config): string => join(config.dataDir, 'error-reports');

/**
 * Removes mail addresses, tokens and query strings from a report before it is stored or relayed.
 */
export function scrubReport(text: string): string {
  return text
    .replace(/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, '[mail]')
    .replace(/#[\w.~-]{16,}/g, '#[token]')
    .replace(/(https?:\/\/[^\s"'?#\\]{1,500})[?#][^\s"'\\]*/g, '$1')
    .replace(/\b[\w-]{32,}\b/g, '[token]');
}

/**
 * Adds a report to the day's file; beyond the cap nothing is stored until old files are deleted.
 */
export async function storeReport(config: Config, report: string): Promise<void> {
  const folder = reportFolder(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await sizeOf(folder)) + report.length > capBytes) return;
  const now = new Date();
  const line = JSON.stringify({ at: now.toISOString(), report });
  await appendFile(join(folder, `${now.toISOString().slice(0, 10)}.jsonl`), `${line}\n`, {
    mode: 0o600,
  });
}

/** Removes the files of past days. */
export async function purgeReports(config: Config, now = new Date()): Promise<void> {
  const folder = reportFolder(config);
  const oldest = new Date(now.getTime() - keepDays * dayMs).toISOString().slice(0, 10);
  for (const name of await filesOf(folder))
    if (name.slice(0, 10) < oldest) await unlink(join(folder, name));
}

async function sizeOf(folder: string): Promise<number> {
  const sizes = await Promise.all(
    (await filesOf(folder)).map(async (name) => (await stat(join(folder, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function filesOf(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.jsonl'));
  } catch {
    return [];
  }
}
