import {
  Binary,
  BSONRegExp,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'mongodb';

/** A 32-bit integer. */
export const int = (value: number): Int32 => new Int32(value);

/** A double, even for an integer value. */
export const double = (value: number): Double => new Double(value);

/** A 64-bit integer. */
export const long = (value: number | string): Long => Long.fromString(String(value));

/** A decimal. */
export const decimal = (text: string): Decimal128 => Decimal128.fromString(text);

/** Binary data from hexadecimal digits. */
export const binary = (hex: string, subtype = 0): Binary =>
  new Binary(Buffer.from(hex, 'hex'), subtype);

/** An ObjectId that ends with a number. */
export const oid = (last: number): ObjectId =>
  new ObjectId(`65a0000000000000${last.toString(16).padStart(8, '0')}`);

/** An instant: `2024-05-06` or a full ISO text. */
export const date = (text: string): Date => new Date(text);

/** A timestamp of seconds and a counter. */
export const stamp = (seconds: number, counter: number): Timestamp =>
  new Timestamp({ t: seconds, i: counter });

/** A regular expression as stored in BSON. */
export const pattern = (source: string, options = ''): BSONRegExp =>
  new BSONRegExp(source, options);

/** Less than every other value. */
export const MIN = new MinKey();

/** Greater than every other value. */
export const MAX = new MaxKey();
