import type { ClientSession, Document, MongoClient } from 'mongodb';

/** Environment of one case: a separate collection on the tested server. */
export interface Place {
  client: MongoClient;
  database: string;
  /** The name of the case's collection. */
  collection: string;
  /** Runs a command; the reply's values keep their BSON types. Throws `MongoServerError`. */
  command(body: Document, session?: ClientSession): Promise<Document>;
  /** Returns the documents of the collection, sorted by `_id`. */
  contents(): Promise<Document[]>;
}

/** One documented behaviour of MongoDB. */
export interface ConformanceCase {
  name: string;
  /** Throws if the server behaves differently. */
  run(place: Place): Promise<void>;
  /** Set if the case applies only to this server, such as refusing a feature of MongoDB. */
  only?: 'embedded';
}

/** A table of cases. */
export interface ConformanceArea {
  name: string;
  cases: ConformanceCase[];
}
