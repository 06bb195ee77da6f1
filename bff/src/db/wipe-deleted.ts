import mongoose from 'mongoose';

/**
 * Makes the embedded database rewrite its files, so that they hold nothing of deleted data. An
 * external MongoDB overwrites on its own schedule, and is left alone.
 */
export async function wipeDeleted(): Promise<void> {
  const { db } = mongoose.connection;
  const build = await db?.admin().buildInfo();
  if (build?.['storageEngines']?.[0] !== 'embedded') return;
  await db?.command({ compact: 'candidates' });
}
