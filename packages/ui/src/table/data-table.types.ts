import type { ComponentType, ReactNode } from 'react';

/** Height of the rows: 44 px or 36 px. */
export type TableDensity = 'comfortable' | 'compact';

/** How the rows are shown if there is room for a table. */
export type TableShape = 'table' | 'cards';

/** Which columns are shown, by column id; an absent id means shown. */
export type ColumnVisibility = Readonly<Record<string, boolean>>;

/** An icon component of the set in use (16 px in buttons). */
export type TableIcon = ComponentType<{ size?: number | string; stroke?: number | string }>;

/** One column of a {@link DataTableProps} table. */
export interface DataTableColumn<Row> {
  id: string;
  /** Plain text: the column's heading and its name in the menus. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** The key of the API's sort grammar; a column without one cannot be sorted. */
  sortKey?: string;
  /** The first click sorts in descending order (dates, amounts: the newest or largest first). */
  sortDescFirst?: boolean;
  /** Width in px; default 140. */
  width?: number;
  /** Takes a share of the remaining space; `width` is then the minimum. */
  grow?: boolean;
  /** Maximum width of a growing column in px; the others get the rest. */
  maxWidth?: number;
  /** False for columns that cannot be hidden; the first column is always shown. */
  canHide?: boolean;
  meta?: {
    /** `end` also sets tabular figures: rates, counts, times. */
    align?: 'start' | 'end';
  };
}

/** Position of the shown page in the whole result (keyset pagination: no page numbers). */
export interface DataTablePage {
  /**
   * Position of the first and last row shown, starting at 1; null when a deep link does not tell.
   */
  from: number | null;
  to: number | null;
  total: number;
  /** Whether the server stopped counting at `total` ("10,000+"). */
  totalIsCapped?: boolean;
  hasNext: boolean;
  hasPrev: boolean;
  limit: number;
}

/** The selected rows, held by the caller. They stay selected when another page is shown. */
export interface DataTableSelection {
  ids: readonly string[];
  /** Called with the new ids; a call always ends the selection of all matching rows. */
  onChange: (ids: string[]) => void;
  /** All matching rows are selected except these; if null or absent, `ids` are selected. */
  allBut?: readonly string[] | null;
  /** Called when all matching rows are selected (`[]`), and when rows are then deselected. */
  onAllButChange?: (except: string[]) => void;
}

/** One button of the bulk bar. */
export interface BulkAction {
  id: string;
  label: string;
  icon?: TableIcon;
  onClick: () => void;
  /** Whether the button is filled, as the likely action; at most one. */
  primary?: boolean;
  /** The reason why the action is disabled; shown on hover and focus. */
  disabledReason?: string;
}

export interface DataTableProps<Row> {
  /** Label of the table for screen readers ("Candidates"). */
  label: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** The row's address; the first column becomes a real link to it. */
  getRowHref?: (row: Row) => string | undefined;
  /** The row's name, for the checkbox label and the link ("Mateus Ferreira"). */
  rowLabel: (row: Row) => string;
  /** Sort key, with a leading `-` for descending order: `'-updatedAt'`. */
  sort?: string;
  onSortChange?: (sort: string) => void;
  page?: DataTablePage;
  onNext?: () => void;
  onPrev?: () => void;
  onLimitChange?: (limit: number) => void;
  selection?: DataTableSelection;
  bulkActions?: readonly BulkAction[];
  density?: TableDensity;
  onDensityChange?: (density: TableDensity) => void;
  columnVisibility?: ColumnVisibility;
  onColumnVisibilityChange?: (visibility: Record<string, boolean>) => void;
  /** Column ids in display order; if absent or null, the order of `columns`. */
  columnOrder?: readonly string[] | null;
  onColumnOrderChange?: (order: string[] | null) => void;
  /**
   * The first load shows a skeleton in the final layout; a reload keeps the rows and shows a thin
   * bar.
   */
  loading?: boolean;
  /** Shown instead of the rows when there are none and nothing is loading. */
  emptyState?: ReactNode;
  /** The three lines of a row at 640 px and less; see `PhoneRow`. */
  renderPhoneRow: (row: Row) => ReactNode;
  /** Renders a row as a card; with it users choose between a table and cards. */
  renderCard?: (row: Row) => ReactNode;
  shape?: TableShape;
  onShapeChange?: (shape: TableShape) => void;
  /** Left side of the bar above the table, usually a `FilterBar`. */
  toolbar?: ReactNode;
  /** Right side of that bar, after density and columns: an export button. */
  toolbarEnd?: ReactNode;
  /**
   * Whether the row height is not known yet: no grey rows are shown, since their height would
   * change.
   */
  lookAwaited?: boolean;
  /** A notice about the rows: between the bar and the table, shown with the first rows. */
  notice?: ReactNode;
  /** Called when the pointer or the focus reaches a row: a good moment to prefetch it. */
  onRowHover?: (row: Row) => void;
}
