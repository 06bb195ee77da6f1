import { useEffect, useState } from 'react';
import { listDensities, type ListDensity, type ListLayout } from '@muster/contracts';
import { useStored, writeStored } from './use-stored.ts';

type Columns = Readonly<Record<string, boolean>>;

/** Columns and density stored outside this browser. */
export interface SavedLayout {
  /**
   * The open view; its own settings come first, and changes to it are kept separately until saved.
   */
  view: ({ id: string } & ListLayout) | null;
  /** The user's earlier choice in any browser; undefined while unknown. */
  own: ListLayout | undefined;
  /** Called when the user changes the layout outside a view. */
  onOwnChange: (layout: ListLayout) => void;
}

interface LayoutOptions {
  key: string;
  defaults: { columns?: Columns; density?: ListDensity };
  saved?: SavedLayout;
}

/** Unsaved changes to a view. */
interface Draft extends Partial<ListLayout> {
  viewId: string;
}

/** The present columns and density, with functions to change them. */
export interface ListLayoutState {
  columns: Columns;
  /** Columns by id, in the user's order; null for the list's own order. */
  columnOrder: readonly string[] | null;
  density: ListDensity;
  onColumnsChange: (columns: Record<string, boolean>) => void;
  onColumnOrderChange: (order: string[] | null) => void;
  onDensityChange: (density: ListDensity) => void;
  /** Whether they differ from the open view. */
  changed: boolean;
  /** Resets to the open view. */
  reset: () => void;
}

/**
 * Columns, their order and density of a list: those of the open view, else what the person chose (the server
 * tells every browser; this one remembers, so that the first paint is right), else the defaults.
 */
export function useListLayout({ key, defaults, saved }: LayoutOptions): ListLayoutState {
  const [browserColumns] = useStored(`${key}.columns`, isColumns);
  const [browserOrder] = useStored(`${key}.columnOrder`, isOrder);
  const [browserDensity] = useStored(`${key}.density`, isDensity);
  const [chosen, setChosen] = useState<Partial<ListLayout>>({});
  const [draft, setDraft] = useStored(`${key}.draft`, isDraft, 'tab');
  const { view = null, own } = saved ?? {};
  const openDraft = view && draft?.viewId === view.id ? draft : null;

  // Stores the choice of another browser for the next first paint.
  const ownColumns = own?.columns;
  const ownOrder = own?.columnOrder;
  const ownDensity = own?.density;
  useEffect(() => {
    if (ownColumns) writeStored(`${key}.columns`, ownColumns);
    if (ownOrder !== undefined) writeStored(`${key}.columnOrder`, ownOrder);
    if (ownDensity) writeStored(`${key}.density`, ownDensity);
  }, [key, ownColumns, ownOrder, ownDensity]);

  const mine = {
    columns: chosen.columns ?? (own ? own.columns : null) ?? browserColumns,
    columnOrder:
      chosen.columnOrder !== undefined ? chosen.columnOrder : (own?.columnOrder ?? browserOrder),
    density: chosen.density ?? (own ? own.density : null) ?? browserDensity,
  };

  function change(part: Partial<ListLayout>, isOfView: boolean) {
    if (view && isOfView) setDraft({ ...openDraft, ...part, viewId: view.id });
    else {
      setChosen({ ...chosen, ...part });
      if (part.columns) writeStored(`${key}.columns`, part.columns);
      if (part.columnOrder !== undefined) writeStored(`${key}.columnOrder`, part.columnOrder);
      if (part.density) writeStored(`${key}.density`, part.density);
      saved?.onOwnChange({ ...mine, ...part });
    }
  }

  const columns = (view?.columns && (openDraft?.columns ?? view.columns)) ?? mine.columns;
  // A view that sets its columns also sets their order.
  const columnOrder = !view?.columns
    ? mine.columnOrder
    : openDraft?.columnOrder !== undefined
      ? openDraft.columnOrder
      : (view.columnOrder ?? null);
  const density = (view?.density && (openDraft?.density ?? view.density)) ?? mine.density;
  return {
    columns: columns ?? defaults.columns ?? {},
    columnOrder,
    density: density ?? defaults.density ?? 'comfortable',
    onColumnsChange: (next) => change({ columns: next }, Boolean(view?.columns)),
    onColumnOrderChange: (next) => change({ columnOrder: next }, Boolean(view?.columns)),
    onDensityChange: (next) => change({ density: next }, Boolean(view?.density)),
    changed: openDraft !== null && differs(openDraft, view),
    reset: () => setDraft(null),
  };
}

function differs({ columns, columnOrder, density }: Draft, view: ListLayout | null): boolean {
  if (density && density !== view?.density) return true;
  if (columnOrder !== undefined && columnOrder?.join() !== view?.columnOrder?.join()) return true;
  return Boolean(columns) && hiddenIn(columns) !== hiddenIn(view?.columns);
}

/** Columns that are not named are shown, so only the hidden ones matter. */
const hiddenIn = (columns: Columns | null | undefined): string =>
  Object.keys(columns ?? {})
    .filter((id) => columns?.[id] === false)
    .toSorted()
    .join();

const isDensity = (value: unknown): value is ListDensity =>
  listDensities.some((density) => density === value);

const isColumns = (value: unknown): value is Record<string, boolean> =>
  isObject(value) && Object.values(value).every((shown) => typeof shown === 'boolean');

const isOrder = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  typeof value['viewId'] === 'string' &&
  (value['columns'] === undefined || isColumns(value['columns'])) &&
  (value['columnOrder'] === undefined ||
    value['columnOrder'] === null ||
    isOrder(value['columnOrder'])) &&
  (value['density'] === undefined || isDensity(value['density']));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
