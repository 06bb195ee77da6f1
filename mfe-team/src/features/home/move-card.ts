import type { HomeCard, HomeColumn, HomeLayout, HomeWidget } from '@muster/contracts';

type Columns = Record<HomeColumn, readonly HomeCard[]>;

/** Returns the column of a card. */
export const columnOf = ({ main }: HomeLayout, card: HomeCard): HomeColumn =>
  main.includes(card) ? 'main' : 'side';

/**
 * Checks whether a card can move further in a direction; the columns follow each other vertically.
 */
export const canMove = ({ main, side }: HomeLayout, card: HomeCard, step: -1 | 1): boolean =>
  step === -1 ? main[0] !== card : side.at(-1) !== card;

/** Moves a card by one position; past the end of a column it goes to the other one. */
export function moveCard(layout: HomeLayout, card: HomeCard, step: -1 | 1): HomeLayout {
  const column = columnOf(layout, card);
  const from = layout[column].indexOf(card);
  const to = from + step;
  const left: Columns = {
    main: layout.main.filter((other) => other !== card),
    side: layout.side.filter((other) => other !== card),
  };
  if (to >= 0 && to < layout[column].length)
    return { ...layout, ...left, [column]: left[column].toSpliced(to, 0, card) };
  if (column === 'main' && step === 1) return { ...layout, ...left, side: [card, ...left.side] };
  if (column === 'side' && step === -1) return { ...layout, ...left, main: [...left.main, card] };
  return layout;
}

/** Hides a widget, or shows it in its previous position. */
export const showWidget = (
  layout: HomeLayout,
  widget: HomeWidget,
  isShown: boolean,
): HomeLayout => ({
  ...layout,
  hidden: isShown
    ? layout.hidden.filter((other) => other !== widget)
    : [...layout.hidden.filter((other) => other !== widget), widget],
});
