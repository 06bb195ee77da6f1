import { getConfig } from '@testing-library/react';
import axe, { type AxeResults } from 'axe-core';

/**
 * Returns the axe violations in a part of the page, as `rule: element` lines; jsdom has no layout,
 * so the test of the tokens checks contrasts. The part keeps updating during the check, as it does
 * while a test waits for something to appear.
 */
export async function axeFindings(element: Element): Promise<string[]> {
  const { violations }: AxeResults = await getConfig().asyncWrapper(() =>
    axe.run(element, {
      // Creating a selector for every node takes longer than checking it.
      selectors: false,
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    }),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
