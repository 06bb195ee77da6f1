/** Output of `embedded-mongo help`. */
export const HELP = `embedded-mongo: a small single-node database that speaks MongoDB's protocol

embedded-mongo --data DIR [options]      serves a data folder and prints "ready URI"
  --socket PATH        listens on a Unix socket (the default: a private one in the temporary folder)
  --port N             listens on a port of 127.0.0.1 instead; there is no authentication
  --replica-set NAME   the name of the replica set that drivers are told
  --max-memory MB      refuses growth above this much memory for documents and indexes
  --max-documents N    refuses more documents than this
  --test-commands      lets clients make commands fail (configureFailPoint), for tests
  --reserve MB         room held on the disk, so that a full one can be opened and cleared; 8 unless told

embedded-mongo backup --data DIR --out FOLDER
  copies a consistent state to a new folder, also while a server uses the data folder
embedded-mongo restore --from FOLDER --data DIR
  makes a new data folder from a backup and checks every byte of it
embedded-mongo repair --data DIR
  saves what is good in a damaged data folder, keeps the damaged files aside, lists what is lost

embedded-mongo export (--data DIR | --uri URI) --out FOLDER [--db NAME]
  writes every document as canonical extended JSON, one a line, and the indexes beside it
embedded-mongo import --from FOLDER (--data DIR | --uri URI) [--db NAME] [--drop]
  reads what export wrote; --drop replaces collections that are there
embedded-mongo copy (--data DIR | --uri URI) --to URI [--db NAME] [--drop]
  copies collections and indexes from one server to another, such as a real MongoDB
`;
