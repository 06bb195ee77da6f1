import TestSequencer from '@jest/test-sequencer';

/** Tests that walk the whole API, kill processes or run many files as one take longest. */
const isLong = (/** @type {string} */ path) => /\/(walk|conformance|groups)\//.test(path);

/**
 * Starts with the slowest tests: on a machine without earlier test times, Jest would leave a walk
 * for the end, when the other processor is idle.
 */
export default class LongestFirst extends (TestSequencer.default ?? TestSequencer) {
  /** @param {readonly import('@jest/test-result').Test[]} tests */
  async sort(tests) {
    const ordered = await super.sort([...tests]);
    return [
      ...ordered.filter(({ path }) => isLong(path)),
      ...ordered.filter(({ path }) => !isLong(path)),
    ];
  }
}
