import type { ReactNode } from 'react';

/** Range of letters in a label that match the query; the end is exclusive. */
export type LetterRange = readonly [from: number, to: number];

/** One line of the palette: something to open or to do. */
export type PaletteOption = {
  /** Unique within the palette. */
  id: string;
  label: string;
  /** Matching letters of the label, in order and without overlap. */
  marks?: readonly LetterRange[];
  /** A word after the label: the number of a record, the area of a screen. */
  sign?: string | null;
  /** One line of context. */
  detail?: string | null;
  /** An excerpt of a text that matches the query, with the matching letters. */
  passage?: { readonly text: string; readonly marks: readonly LetterRange[] };
  /** An avatar or an icon, 28 px. */
  lead: ReactNode;
  /** The state of a record, or the current value. */
  badge?: ReactNode;
  /** Whether there are more choices, behind Tab and the right arrow. */
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
  /** Whether Enter was pressed for this query before the palette was loaded. */
  entered?: boolean;
  /** Best first: the very first line is selected until the user moves. */
  groups: readonly PaletteGroup<Option>[];
  /** Whether more results may arrive for this query; Enter waits for them. */
  busy?: boolean;
  /** The results as announced to screen readers: `12 results`. */
  status: string;
  /** Receives one of the given options, with whatever else it carries. */
  onRun(option: Option): void;
  /** Shows further actions for a line that has `more`. */
  onMore?(option: Option): void;
  /** Called when the line that Enter would run has changed. */
  onApproach?(option: Option): void;
  /** The scope of the palette; `onBack` leaves it. */
  scope?: { id: string; label: string; lead?: ReactNode };
  onBack?: () => void;
  /** Shown below the results: what may be missing, and why. */
  notice?: ReactNode;
  /** Shown above, if nothing was found. */
  empty?: ReactNode;
  onClose: () => void;
};
