import type { Readable } from 'node:stream';
import mongoose, { Schema, model, mongo, type ClientSession, type Types } from 'mongoose';

/** A divisor of what one request of an upload brings, so that most parts begin a new piece. */
const pieceBytes = 256 * 1024;
const bucketName = 'file_bytes';

interface Piece {
  _id: Types.ObjectId;
  files_id: Types.ObjectId;
  n: number;
  data: mongo.Binary;
}

/** The pieces as GridFS lays them out, so that any of its tools reads them. */
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

/** Puts bytes behind the `offset` that are there, within the caller's transaction. */
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

/** Makes a file of GridFS out of the pieces that are there. */
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

/** Reads pieces in their order, sealed or not, a piece at a time. */
export async function* readPieces(id: Types.ObjectId): AsyncGenerator<Buffer> {
  const cursor = pieces().find({ files_id: id }, { sort: { n: 1 }, batchSize: 4 });
  for await (const { data } of cursor) yield Buffer.from(data.value());
}

/** The bytes from `start` up to, and without, `end`; few of them, as they are held in memory. */
export async function readSlice(id: Types.ObjectId, start: number, end: number): Promise<Buffer> {
  const first = Math.floor(start / pieceBytes);
  const last = Math.floor(Math.max(start, end - 1) / pieceBytes);
  const found = await pieces()
    .find({ files_id: id, n: { $gte: first, $lte: last } }, { sort: { n: 1 } })
    .toArray();
  const bytes = Buffer.concat(found.map(({ data }) => data.value()));
  return bytes.subarray(start - first * pieceBytes, end - first * pieceBytes);
}

/** The bytes of a sealed file from `start` up to and with `end`. */
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

/** Writes whole bytes, sealed. */
export async function writeBytes(
  id: Types.ObjectId,
  bytes: Buffer,
  session: ClientSession,
): Promise<void> {
  await appendBytes(id, 0, bytes, session);
  await sealBytes(id, bytes.length, session);
}

/** Removes what there is of these bytes; nothing where there is none. */
export async function removeBytes(id: Types.ObjectId): Promise<void> {
  await mongoose.connection.db?.collection(`${bucketName}.files`).deleteOne({ _id: id as never });
  await pieces().deleteMany({ files_id: id });
}
