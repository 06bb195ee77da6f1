import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { appendAnchorToFile, readAnchorFile, type NotedAnchor } from './anchor-file.ts';
import { AuditAnchorModel, type AuditAnchor } from './audit-anchor.model.ts';

const shown = 10;

/** Every anchor that is kept, in the database and in the file beside it. */
export async function allAnchors(config: Config): Promise<NotedAnchor[]> {
  const [stored, filed] = await Promise.all([
    AuditAnchorModel.find().lean(),
    readAnchorFile(config),
  ]);
  return [...stored, ...filed];
}

/** The latest anchors, for the screen. */
export const latestAnchors = (): Promise<AuditAnchor[]> =>
  AuditAnchorModel.find().sort({ seq: -1 }).limit(shown).lean();

/** Notes the end of a chain that was just found good; an end that is noted already stays so. */
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
