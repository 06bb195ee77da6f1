import { getConfig } from '@testing-library/react';
import { configureAxe } from 'jest-axe';

const run = configureAxe({
  // Generating a selector for every node takes longer than checking it.
  selectors: false,
  resultTypes: ['violations'],
  // A part of a page is tested without the landmarks of the shell around it; jsdom has no colours.
  rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
});

/**
 * The accessibility findings in an element, one line each; empty when there are none. The page goes
 * on living while it is looked at, as it does while a test waits for something to show.
 */
export async function axeFindings(element: Element): Promise<string[]> {
  const { violations }: Awaited<ReturnType<typeof run>> = await getConfig().asyncWrapper(() =>
    run(element),
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help} (${html.slice(0, 160)})`),
  );
}
