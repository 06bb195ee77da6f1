import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { appendAnchorToFile, readAnchorFile, type NotedAnchor } from './anchor-file.ts';
import { AuditAnchorModel, type AuditAnchor } from './audit-anchor.model.ts';

const shown = 10;

/** Returns all stored anchors, from the database and from the file beside it. */
export async function allAnchors(config: Config): Promise<NotedAnchor[]> {
  const [stored, filed] = await Promise.all([
    AuditAnchorModel.find().lean(),
    readAnchorFile(config),
  ]);
  return [...stored, ...filed];
}

/** Returns the latest anchors for the screen. */
export const latestAnchors = (): Promise<AuditAnchor[]> =>
  AuditAnchorModel.find().sort({ seq: -1 }).limit(shown).lean();

/** Stores the end of a chain that was verified; an end that is stored already stays unchanged. */
export async function storeAnchor(
  anchor: NotedAnchor,
  { config, log }: { config: Config; log: Logger },
): Promise<void> {
  const { seq, hash, at } = anchor;
  const { upsertedCount } = await AuditAnchorModel.updateOne(
    { seq, hash },
    { $setOnInsert: { at } },
    { upsert: true },
  );
  if (upsertedCount === 0) return;
  await appendAnchorToFile(config, anchor);
  log.info({ seq, hash, at }, 'audit anchor');
}
