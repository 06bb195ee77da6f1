import TestSequencer from '@jest/test-sequencer';

/** What walks over the whole API, kills processes or runs many files as one takes longest. */
const isLong = (/** @type {string} */ path) => /\/(walk|conformance|groups)\//.test(path);

/**
 * Begins with what takes longest: on a machine that has never run the tests, Jest knows no times,
 * and would leave one of the walks for the end, when the other processor has nothing left to do.
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
