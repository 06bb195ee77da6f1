// Test suites of packages that use MongoDB, written by third parties for the real one.

/**
 * @typedef {object} Suite
 * @property {string} name the package whose published files contain the suite
 * @property {string} version
 * @property {string} folder location of its test files, below the package's folder
 * @property {RegExp} files their names
 * @property {string} runner program that runs each of them
 * @property {readonly string[]} [options] of the runner
 * @property {string} [database] environment variable with the database address
 * @property {Readonly<Record<string, string>>} [otherwise] files that are not expected to pass,
 *   with reasons
 */

const capped = 'capped collections are refused (238)';
const users = 'users and roles are refused';

/** @type {readonly Suite[]} */
export const suites = [
  {
    name: 'mongojs',
    version: '3.1.0',
    folder: 'test',
    files: /^test-.*\.js$/,
    runner: 'tape',
    otherwise: {
      'test-connect-non-existing-db.js': 'waits for an address outside of the machine',
      'test-eval.js': 'MongoDB has had no `eval` since 4.2',
      'test-find-tailable.js': capped,
      'test-group.js': 'MongoDB has had no `group` since 4.2',
      'test-insert-duplicate-key.js': 'never closes its connection',
      'test-iscapped.js': capped,
      'test-map-reduce.js': '`mapReduce` is refused; it has been deprecated since MongoDB 5',
      'test-replace-one.js': 'its driver refuses the call before it is sent',
      'test-user-create.js': users,
      'test-user-drop.js': users,
    },
  },
  { name: 'mongodb-queue', version: '4.0.0', folder: 'test', files: /\.js$/, runner: 'node' },
  { name: 'mongodb-lock', version: '1.0.1', folder: 'test', files: /\.js$/, runner: 'node' },
  {
    name: 'connect-mongodb-session',
    version: '5.0.0',
    folder: 'test',
    files: /\.test\.js$/,
    runner: 'mocha',
  },
  {
    name: 'mongoose-sequence',
    version: '6.0.1',
    folder: 'test',
    files: /\.test\.js$/,
    runner: 'jest',
    database: 'MONGODB_TEST_URL',
  },
  {
    name: 'mongoose-delete',
    version: '1.0.7',
    folder: 'test',
    files: /^index\.js$/,
    runner: 'mocha',
    options: ['--exit'],
  },
  {
    name: 'mongoose-paginate-v2',
    version: '1.9.5',
    folder: 'tests',
    files: /\.js$/,
    runner: 'mocha',
    options: ['--exit', '--timeout', '20000'],
  },
  {
    name: 'mongoose-aggregate-paginate-v2',
    version: '1.1.5',
    folder: 'tests',
    files: /\.js$/,
    runner: 'mocha',
    options: ['--exit', '--timeout', '20000'],
  },
  {
    name: '@fastify/mongodb',
    version: '10.0.1',
    folder: 'test',
    files: /^index\.test\.js$/,
    runner: 'node',
    options: ['--test', '--test-reporter=tap'],
  },
];
