import { shellName, unmetNeeds, type ShellNeeds, type ShellProvides } from '@muster/contracts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { releaseFolder, type ReleaseFolders } from '../../../static/release-folders.ts';

/** A remote's build, and the shell build in which it would run. */
export interface Pair {
  shell: string;
  name: string;
  build: string;
}

const names = z.array(z.string());
const providesSchema = z.record(
  z.string(),
  z.object({ version: z.string(), names: names.nullable() }),
);
const manifestSchema = z.object({
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string() })).default([]),
});
/** Older builds list none. */
const needsSchema = z.object({ names: z.record(z.string(), names).catch({}) });

/** Builds never change, so the result for a pair is permanent. */
const judged = new Map<string, readonly string[]>();

/**
 * Returns the names that a remote's build needs and a shell's build lacks; empty if it fits, null
 * if the files of either do not tell.
 */
export async function unmetInShell(
  folders: ReleaseFolders,
  { shell, name, build }: Pair,
): Promise<readonly string[] | null> {
  const own = join(releaseFolder(folders, name), build);
  const around = join(releaseFolder(folders, shellName), shell);
  const key = `${around}\0${own}`;
  const known = judged.get(key);
  if (known) return known;
  const [needs, provides] = await Promise.all([readNeeds(own), readProvides(around)]);
  if (!needs || !provides) return null;
  const unmet = unmetNeeds(needs, provides);
  judged.set(key, unmet);
  return unmet;
}

async function readNeeds(folder: string): Promise<ShellNeeds | null> {
  const manifest = manifestSchema.safeParse(await readJson(join(folder, 'mf-manifest.json')));
  if (!manifest.success) return null;
  const needs = needsSchema.safeParse((await readJson(join(folder, 'needs.json'))) ?? {});
  return { shared: manifest.data.shared, names: needs.data?.names ?? {} };
}

async function readProvides(folder: string): Promise<ShellProvides | null> {
  return providesSchema.safeParse(await readJson(join(folder, 'provides.json'))).data ?? null;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}
