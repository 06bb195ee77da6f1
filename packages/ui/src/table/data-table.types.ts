import type { ComponentType, ReactNode } from 'react';

/** How tall the rows are: 44 px or 36 px. */
export type TableDensity = 'comfortable' | 'compact';

/** How the rows are drawn where there is room for a table. */
export type TableShape = 'table' | 'cards';

/** Which columns are shown, by column id; an absent id means shown. */
export type ColumnVisibility = Readonly<Record<string, boolean>>;

/** An icon component of the set in use (16 px in buttons). */
export type TableIcon = ComponentType<{ size?: number | string; stroke?: number | string }>;

/** One column of a {@link DataTableProps} table. */
export interface DataTableColumn<Row> {
  id: string;
  /** Plain text: it heads the column and names it in the menus. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** The key of the API's sort grammar; a column without one cannot be sorted. */
  sortKey?: string;
  /** The first click sorts downwards (dates, amounts: the newest or largest first). */
  sortDescFirst?: boolean;
  /** Width in px; default 140. */
  width?: number;
  /** Takes a share of the space that is left over, `width` being its least. */
  grow?: boolean;
  /** Where a growing column stops, px; what it leaves goes to the others. */
  maxWidth?: number;
  /** False for columns that have to stay; the first column always stays. */
  canHide?: boolean;
  meta?: {
    /** `end` also sets tabular figures: rates, counts, times. */
    align?: 'start' | 'end';
  };
}

/** Where the shown page stands in the whole result (keyset pagination: no page numbers asked). */
export interface DataTablePage {
  /** Position of the first and last row shown, counted from 1; null when a deep link does not tell. */
  from: number | null;
  to: number | null;
  total: number;
  /** The server stopped counting at `total` ("10,000+"). */
  totalIsCapped?: boolean;
  hasNext: boolean;
  hasPrev: boolean;
  limit: number;
}

/** The selected rows; everything is held by the caller. They outlive the page that shows them. */
export interface DataTableSelection {
  ids: readonly string[];
  /** Called with the new ids; a call always ends "all that match". */
  onChange: (ids: string[]) => void;
  /** All rows that match are selected, but for these; null or absent: `ids` are. */
  allBut?: readonly string[] | null;
  /** Called when all that match are selected (`[]`), and when rows are taken out of that. */
  onAllButChange?: (except: string[]) => void;
}

/** One button of the bulk bar. */
export interface BulkAction {
  id: string;
  label: string;
  icon?: TableIcon;
  onClick: () => void;
  /** The likely action is filled; at most one. */
  primary?: boolean;
  /** The reason why the action is off; shown on hover and focus. */
  disabledReason?: string;
}

export interface DataTableProps<Row> {
  /** Names the table for screen readers ("Candidates"). */
  label: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** The row's address; the first column becomes a real link to it. */
  getRowHref?: (row: Row) => string | undefined;
  /** The row's name, for the checkbox label and the link ("Mateus Ferreira"). */
  rowLabel: (row: Row) => string;
  /** Sort key, with `-` in front for downwards: `'-updatedAt'`. */
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
  /** Columns by id in the order they stand; absent or null: as `columns` has them. */
  columnOrder?: readonly string[] | null;
  onColumnOrderChange?: (order: string[] | null) => void;
  /** The first load shows a skeleton in the final layout; a reload keeps the rows and a thin bar. */
  loading?: boolean;
  /** Shown in place of the rows when there are none and nothing loads. */
  emptyState?: ReactNode;
  /** The three lines of a row at 640 px and less; see `PhoneRow`. */
  renderPhoneRow: (row: Row) => ReactNode;
  /** A row as a card; with it people choose between a table and cards. */
  renderCard?: (row: Row) => ReactNode;
  shape?: TableShape;
  onShapeChange?: (shape: TableShape) => void;
  /** Left side of the bar above the table, usually a `FilterBar`. */
  toolbar?: ReactNode;
  /** Right side of that bar, after density and columns: an export button. */
  toolbarEnd?: ReactNode;
  /** How tall the rows are is not known yet: none are drawn in grey, which would change their height. */
  lookAwaited?: boolean;
  /** What there is to know about the rows: stands between the bar and the table, there with the first rows. */
  notice?: ReactNode;
  /** The pointer or the focus reached a row: a good moment to prefetch it. */
  onRowHover?: (row: Row) => void;
}
