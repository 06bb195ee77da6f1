import path from 'node:path';

/** The test files of each group, given by the configuration of Jest. */
const { testGroups } = globalThis as unknown as { testGroups: readonly (readonly string[])[] };

/**
 * Runs the test files of a group as if they were one: the server's modules are loaded once for all
 * of them, which alone takes longer than most files' tests. Each file's tests stand in a block that
 * is named after it.
 */
export function runGroup(number: number): void {
  for (const file of testGroups[number - 1] ?? []) {
    describe(path.relative(process.cwd(), file), () => {
      try {
        require(file);
      } catch (error) {
        it('can be loaded', () => {
          throw error;
        });
      }
    });
  }
}
