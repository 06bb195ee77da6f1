import type { Readable, Writable } from 'node:stream';
import mongoose, { mongo, type Types } from 'mongoose';

const bucketName = 'export_files';
const chunkBytes = 255 * 1024;

/** Files lie in the database, in pieces: every process reaches them, and a backup holds them. */
function bucket(): mongo.GridFSBucket {
  const { db } = mongoose.connection;
  if (!db) throw new Error('Export files: no database is connected');
  return new mongo.GridFSBucket(db, { bucketName, chunkSizeBytes: chunkBytes });
}

/** Takes the bytes of a file that does not exist yet. */
export const writeFile = (id: Types.ObjectId, name: string): Writable =>
  bucket().openUploadStreamWithId(id, name);

/** Gives the bytes of a file that is whole. */
export const readFile = (id: Types.ObjectId): Readable => bucket().openDownloadStream(id);

/** Removes a file, or the pieces of one that was never finished; nothing where there is none. */
export async function removeFile(id: Types.ObjectId): Promise<void> {
  const { db } = mongoose.connection;
  await db?.collection(`${bucketName}.files`).deleteOne({ _id: id });
  await db?.collection(`${bucketName}.chunks`).deleteMany({ files_id: id });
}
