/** The cards of the start page that a person can move between two columns. */
export const homeCards = ['queue', 'jobs', 'newCandidates', 'followed'] as const;
export type HomeCard = (typeof homeCards)[number];

/** What a person can put away: the cards, and the strip of figures above them. */
export const homeWidgets = ['figures', ...homeCards] as const;
export type HomeWidget = (typeof homeWidgets)[number];

/** The wide column and the narrow one; on a phone there is one, the wide one's cards first. */
export const homeColumns = ['main', 'side'] as const;
export type HomeColumn = (typeof homeColumns)[number];

/** Where each card stands, in order, and what is put away. */
export interface HomeLayout extends Readonly<Record<HomeColumn, readonly HomeCard[]>> {
  readonly hidden: readonly HomeWidget[];
}

/** The layout of somebody who never arranged anything. */
export const defaultHomeLayout: HomeLayout = {
  main: ['queue', 'jobs'],
  side: ['newCandidates', 'followed'],
  hidden: [],
};

/**
 * A stored layout made whole: each card stands once, those that came since at the end of their
 * usual column; names that no widget has any longer are left out.
 */
export function completeHomeLayout(
  stored: Readonly<Record<keyof HomeLayout, readonly string[]>>,
): HomeLayout {
  const placed = new Set<HomeCard>();
  const place = (column: HomeColumn): HomeCard[] =>
    stored[column].filter((name): name is HomeCard => {
      const card = homeCards.find((known) => known === name);
      if (!card || placed.has(card)) return false;
      placed.add(card);
      return true;
    });
  const columns = { main: place('main'), side: place('side') };
  for (const column of homeColumns)
    columns[column].push(...defaultHomeLayout[column].filter((card) => !placed.has(card)));
  return { ...columns, hidden: homeWidgets.filter((widget) => stored.hidden.includes(widget)) };
}
