import type { ClientSession, Document, MongoClient } from 'mongodb';

/** Where one case runs: a collection of its own on the server under test. */
export interface Place {
  client: MongoClient;
  database: string;
  /** The name of the case's collection. */
  collection: string;
  /** Runs a command; the values of the reply keep their BSON types. Throws `MongoServerError`. */
  command(body: Document, session?: ClientSession): Promise<Document>;
  /** The documents of the collection, by `_id`. */
  contents(): Promise<Document[]>;
}

/** One documented behaviour of MongoDB. */
export interface ConformanceCase {
  name: string;
  /** Throws when the server behaves differently. */
  run(place: Place): Promise<void>;
  /** Set when the case is about this server alone, such as a refusal of what MongoDB can do. */
  only?: 'embedded';
}

/** A table of cases. */
export interface ConformanceArea {
  name: string;
  cases: ConformanceCase[];
}
