const path = require('node:path');

/** @type {readonly (readonly string[])[]} The test files of each group, given by the configuration. */
const groups = globalThis.testGroups;
const leave = typeof window === 'undefined' ? null : require('./new-page.cjs').openNewPage;

/**
 * Runs the test files of a group as if they were one: their modules are loaded once for all of
 * them, which alone takes longer than most files' tests. Each file's tests stand in a block that is
 * named after it.
 * @param {number} number
 */
exports.runGroup = function runGroup(number) {
  for (const file of groups[number - 1] ?? []) {
    describe(path.relative(process.cwd(), file), () => {
      if (leave) afterAll(leave);
      try {
        require(file);
      } catch (error) {
        it('can be loaded', () => {
          throw error;
        });
      }
    });
  }
};
