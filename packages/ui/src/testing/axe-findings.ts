import axe from 'axe-core';

/**
 * What axe finds wrong in a part of the page, as `rule: element` lines; jsdom has no layout, so
 * contrasts are left to the test of the tokens.
 */
export async function axeFindings(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    // Making a selector for every node takes longer than judging it.
    selectors: false,
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
