import mongoose from 'mongoose';

/**
 * Lets the embedded database rewrite its files, so that they hold nothing of what was deleted. A
 * MongoDB of one's own overwrites by its own clock, and is left alone.
 */
export async function wipeDeleted(): Promise<void> {
  const { db } = mongoose.connection;
  const build = await db?.admin().buildInfo();
  if (build?.['storageEngines']?.[0] !== 'embedded') return;
  await db?.command({ compact: 'candidates' });
}
