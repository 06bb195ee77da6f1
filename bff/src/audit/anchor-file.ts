import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import mongoose from 'mongoose';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { AuditAnchor } from './audit-anchor.model.ts';

export type NotedAnchor = Pick<AuditAnchor, 'at' | 'seq' | 'hash'>;

/**
 * Append-only file with one anchor per line. It lies outside the database, so that access to the
 * database alone cannot change it.
 */
const fileOf = ({ dataDir }: Config): string => join(dataDir, 'audit-anchors.jsonl');

const lineSchema = z.object({
  database: z.string(),
  at: z.iso.datetime().transform((text) => new Date(text)),
  seq: z.number().int(),
  hash: z.string(),
});

/**
 * Identifies the database of a line by its address: one data folder may serve several databases,
 * and a name stored in the database could be changed with the rest.
 */
function databaseOf({ mongoUri }: Config): string {
  const { host, port, name } = mongoose.connection;
  return mongoUri ? `${host}:${port}/${name}` : `embedded/${name}`;
}

export async function appendAnchorToFile(config: Config, anchor: NotedAnchor): Promise<void> {
  const { at, seq, hash } = anchor;
  const file = fileOf(config);
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, `${JSON.stringify({ database: databaseOf(config), at, seq, hash })}\n`);
}

/** Reads this database's anchors from the file; skips a line cut off by a crash. */
export async function readAnchorFile(config: Config): Promise<NotedAnchor[]> {
  const content = await readFile(fileOf(config), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const database = databaseOf(config);
  return content.split('\n').flatMap((line) => {
    const parsed = lineSchema.safeParse(parsedJson(line));
    return parsed.success && parsed.data.database === database ? [parsed.data] : [];
  });
}

function parsedJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
