import type { Readable, Writable } from 'node:stream';
import mongoose, { mongo, type Types } from 'mongoose';

const bucketName = 'export_files';
const chunkBytes = 255 * 1024;

/**
 * Files are stored in the database in chunks, so that every process can reach them and a backup
 * includes them.
 */
function bucket(): mongo.GridFSBucket {
  const { db } = mongoose.connection;
  if (!db) throw new Error('Export files: no database is connected');
  return new mongo.GridFSBucket(db, { bucketName, chunkSizeBytes: chunkBytes });
}

/** Opens a stream to write a new file. */
export const writeFile = (id: Types.ObjectId, name: string): Writable =>
  bucket().openUploadStreamWithId(id, name);

/** Opens a stream to read a complete file. */
export const readFile = (id: Types.ObjectId): Readable => bucket().openDownloadStream(id);

/** Removes a file or the chunks of an unfinished one, if there are any. */
export async function removeFile(id: Types.ObjectId): Promise<void> {
  const { db } = mongoose.connection;
  await db?.collection(`${bucketName}.files`).deleteOne({ _id: id });
  await db?.collection(`${bucketName}.chunks`).deleteMany({ files_id: id });
}
