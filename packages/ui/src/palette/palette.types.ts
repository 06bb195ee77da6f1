import type { ReactNode } from 'react';

/** Letters of a label that match what was typed: from the first to before the last. */
export type LetterRange = readonly [from: number, to: number];

/** One line of the palette: something to open or to do. */
export type PaletteOption = {
  /** Unique within the palette. */
  id: string;
  label: string;
  /** Matched letters of the label, in order and apart. */
  marks?: readonly LetterRange[];
  /** A word after the label: the number of a record, the area of a screen. */
  sign?: string | null;
  /** One line of context. */
  detail?: string | null;
  /** A part of a text in which what was typed was found, with the letters that match. */
  passage?: { readonly text: string; readonly marks: readonly LetterRange[] };
  /** An avatar or an icon, 28 px. */
  lead: ReactNode;
  /** The state of a record, or what holds now. */
  badge?: ReactNode;
  /** Has more to choose from, behind Tab and the right arrow. */
  more?: boolean;
};

export type PaletteGroup<Option extends PaletteOption = PaletteOption> = {
  id: string;
  label: string;
  options: readonly Option[];
};

export type CommandPaletteProps<Option extends PaletteOption = PaletteOption> = {
  /** Names the dialog and its field. */
  label: string;
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** Enter was pressed for this query before the palette was there. */
  entered?: boolean;
  /** Best first: the first line of all is selected until the user moves. */
  groups: readonly PaletteGroup<Option>[];
  /** More may come for this query: an Enter waits for it. */
  busy?: boolean;
  /** What screen readers hear of the results: `12 results`. */
  status: string;
  /** Gets back one of the options that were given, with whatever else they carry. */
  onRun(option: Option): void;
  /** Shows what else can be done with a line that has `more`. */
  onMore?(option: Option): void;
  /** The line that Enter would run has changed. */
  onApproach?(option: Option): void;
  /** What the palette is narrowed down to; `onBack` leaves it. */
  scope?: { id: string; label: string; lead?: ReactNode };
  onBack?: () => void;
  /** Stands below the results: what may be missing, and why. */
  notice?: ReactNode;
  /** Stands above, where nothing was found. */
  empty?: ReactNode;
  onClose: () => void;
};
