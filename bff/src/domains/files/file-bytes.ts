import type { Readable } from 'node:stream';
import mongoose, { Schema, model, mongo, type ClientSession, type Types } from 'mongoose';

/** A divisor of the size of an upload request, so that most parts start a new piece. */
const pieceBytes = 256 * 1024;
const bucketName = 'file_bytes';

interface Piece {
  _id: Types.ObjectId;
  files_id: Types.ObjectId;
  n: number;
  data: mongo.Binary;
}

/** Pieces in the GridFS layout, so that its tools can read them. */
const pieceSchema = new Schema(
  {
    files_id: { type: Schema.Types.ObjectId, required: true },
    n: { type: Number, required: true },
    data: { type: Schema.Types.Buffer, required: true },
  },
  { versionKey: false },
);
pieceSchema.index({ files_id: 1, n: 1 }, { unique: true });
const PieceModel = model('FilePiece', pieceSchema, `${bucketName}.chunks`);
const pieces = () => mongoose.connection.collection<Piece>(PieceModel.collection.name);

/** Appends bytes after the first `offset` ones, within the caller's transaction. */
export async function appendBytes(
  id: Types.ObjectId,
  offset: number,
  bytes: Buffer,
  session: ClientSession,
): Promise<void> {
  const first = Math.floor(offset / pieceBytes);
  const held = offset % pieceBytes;
  const begun = held > 0 ? await pieces().findOne({ files_id: id, n: first }, { session }) : null;
  if (held > 0 && begun?.data.length() !== held)
    throw new Error('The last piece of an upload is not what its offset says');
  const rest = begun ? Buffer.concat([begun.data.value(), bytes]) : bytes;
  const writes: mongo.AnyBulkWriteOperation<Piece>[] = [];
  for (let at = 0, n = first; at < rest.length; at += pieceBytes, n += 1) {
    const data = new mongo.Binary(rest.subarray(at, at + pieceBytes));
    writes.push({
      updateOne: { filter: { files_id: id, n }, update: { $set: { data } }, upsert: true },
    });
  }
  await pieces().bulkWrite(writes, { session });
}

/** Turns the stored pieces into a GridFS file. */
export async function sealBytes(
  id: Types.ObjectId,
  length: number,
  session: ClientSession,
): Promise<void> {
  const { db } = mongoose.connection;
  await db
    ?.collection(`${bucketName}.files`)
    .updateOne(
      { _id: id },
      { $set: { length, chunkSize: pieceBytes, uploadDate: new Date() } },
      { upsert: true, session },
    );
}

/** Reads pieces in order, sealed or not, one at a time. */
export async function* readPieces(id: Types.ObjectId): AsyncGenerator<Buffer> {
  const cursor = pieces().find({ files_id: id }, { sort: { n: 1 }, batchSize: 4 });
  for await (const { data } of cursor) yield Buffer.from(data.value());
}

/**
 * Reads the bytes from `start` up to but excluding `end`; only for small ranges, which are held in
 * memory.
 */
export async function readSlice(id: Types.ObjectId, start: number, end: number): Promise<Buffer> {
  const first = Math.floor(start / pieceBytes);
  const last = Math.floor(Math.max(start, end - 1) / pieceBytes);
  const found = await pieces()
    .find({ files_id: id, n: { $gte: first, $lte: last } }, { sort: { n: 1 } })
    .toArray();
  const bytes = Buffer.concat(found.map(({ data }) => data.value()));
  return bytes.subarray(start - first * pieceBytes, end - first * pieceBytes);
}

/** Opens the bytes of a sealed file from `start` up to and including `end`. */
export function openBytes(
  id: Types.ObjectId,
  { start, end }: { start: number; end: number },
): Readable {
  const { db } = mongoose.connection;
  if (!db) throw new Error('Files: no database is connected');
  return new mongo.GridFSBucket(db, { bucketName }).openDownloadStream(id, {
    start,
    end: end + 1,
  });
}

/** Writes all bytes and seals them. */
export async function writeBytes(
  id: Types.ObjectId,
  bytes: Buffer,
  session: ClientSession,
): Promise<void> {
  await appendBytes(id, 0, bytes, session);
  await sealBytes(id, bytes.length, session);
}

/** Removes these bytes, if there are any. */
export async function removeBytes(id: Types.ObjectId): Promise<void> {
  await mongoose.connection.db?.collection(`${bucketName}.files`).deleteOne({ _id: id as never });
  await pieces().deleteMany({ files_id: id });
}
