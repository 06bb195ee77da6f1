import { getConfig } from '@testing-library/react';
import axe, { type AxeResults } from 'axe-core';

/**
 * What axe finds wrong in a part of the page, as `rule: element` lines; jsdom has no layout, so
 * contrasts are left to the test of the tokens. The part goes on living while it is looked at, as it
 * does while a test waits for something to show.
 */
export async function axeFindings(element: Element): Promise<string[]> {
  const { violations }: AxeResults = await getConfig().asyncWrapper(() =>
    axe.run(element, {
      // Making a selector for every node takes longer than judging it.
      selectors: false,
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    }),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
