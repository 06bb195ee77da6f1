import { useMediaQuery } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { BulkBar } from './bulk-bar.tsx';
import { DataTableFooter } from './data-table-footer.tsx';
import { DataTableGrid } from './data-table-grid.tsx';
import { DataTableToolbar } from './data-table-toolbar.tsx';
import classes from './data-table.module.css';
import type { DataTableProps } from './data-table.types.ts';
import { KeyboardHelp } from './keyboard-help.tsx';
import { tableMessages } from './messages.ts';
import { PhoneList, PhoneListSkeleton } from './phone-list.tsx';
import { PhoneToolbar } from './phone-toolbar.tsx';
import { phoneQuery } from './phone-query.ts';
import { useDataTable } from './use-data-table.ts';
import { useListKeyboard } from './use-list-keyboard.ts';
import { useListPlace } from './use-list-place.ts';
import { useRowSelection } from './use-row-selection.ts';

/** Number of grey rows on a first load. */
const skeletonRows = 14;

/**
 * The list of the product: server-side sort and keyset pages, selection with a bulk bar, density,
 * choice of columns, keyboard, and three-line rows on a phone. It holds no state of the list:
 * order, page, selection, density and columns come from the caller and are passed back to it, so
 * that they can live in the URL. It fills the height of its parent (a flex column) and scrolls
 * inside.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, rows, getRowId, page, bulkActions = [], density = 'comfortable' } = props;
  const { loading = false, emptyState, renderCard } = props;
  const t = useT(tableMessages);
  const root = useRef<HTMLDivElement>(null);
  // State, not a ref: measuring the rows against it needs a render once it is mounted.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const revealRow = useRef<(index: number) => void>(() => undefined);
  const [helpOpened, setHelpOpened] = useState(false);
  const [selecting, setSelecting] = useState(false);
  const isPhone = useMediaQuery(phoneQuery, undefined, { getInitialValueInEffect: false });

  const look = isPhone ? 'lines' : renderCard && props.shape === 'cards' ? 'cards' : null;
  const table = useDataTable(props);
  const rowIds = rows.map(getRowId);
  const selection = useRowSelection(props.selection, rowIds, page);
  const hasSelection = selection !== undefined && selection.count !== 0;

  useListKeyboard({
    root,
    rowIds,
    revealRow,
    onToggle: selection && ((id) => selection.toggle(id)),
    onExtend: selection && ((fromId, toId) => selection.extend(fromId, toId)),
    onClear: () => {
      if (hasSelection) selection?.clear();
      return hasSelection;
    },
    onHelp: () => setHelpOpened((opened) => !opened),
  });

  useListPlace({ list: label, root, scroller, ready: rows.length > 0 });

  const isFirstLoad = loading && rows.length === 0;
  const isEmpty = !loading && rows.length === 0;

  return (
    <div ref={root} className={classes.root} data-density={density} data-phone={isPhone}>
      {isPhone ? (
        <PhoneToolbar
          table={table}
          toolbar={props.toolbar}
          selecting={selection && (selecting || hasSelection)}
          onSelectingChange={(next) => {
            setSelecting(next);
            if (!next) selection?.clear();
          }}
        />
      ) : (
        <DataTableToolbar
          {...props}
          table={table}
          density={density}
          help={
            <KeyboardHelp
              opened={helpOpened}
              onChange={setHelpOpened}
              selectable={selection !== undefined}
            />
          }
        />
      )}
      {props.notice && !isFirstLoad && <div className={classes.notice}>{props.notice}</div>}
      {/* The rows stand anew below what is told of them, in place of being pushed down by it. */}
      <div key={isFirstLoad ? 'awaited' : 'there'} className={classes.frame}>
        <div
          ref={setScroller}
          className={classes.scroller}
          aria-busy={loading}
          data-empty={isEmpty || undefined}
        >
          {loading && (
            <div className={classes.progress} role="progressbar" aria-label={t('loading')} />
          )}
          {look && isFirstLoad && <PhoneListSkeleton rows={skeletonRows / 2} look={look} />}
          {look && !isFirstLoad && (
            <PhoneList
              {...props}
              look={look}
              renderRow={isPhone || !renderCard ? props.renderPhoneRow : renderCard}
              selection={!isPhone || selecting || hasSelection ? selection : undefined}
            />
          )}
          {!look && (
            <DataTableGrid
              {...props}
              label={label}
              table={table}
              rowSelection={selection}
              density={density}
              skeletonRows={
                isFirstLoad && !props.lookAwaited
                  ? Math.min(page?.limit ?? skeletonRows, skeletonRows)
                  : 0
              }
              scroller={scroller}
              revealRow={revealRow}
            />
          )}
          {isEmpty && <div className={classes.empty}>{emptyState}</div>}
        </div>
        <span className={classes.moreEnd} aria-hidden />
      </div>
      <DataTableFooter
        page={page}
        onNext={props.onNext}
        onPrev={props.onPrev}
        onLimitChange={props.onLimitChange}
      >
        {hasSelection && selection && props.selection && (
          <BulkBar
            selected={selection}
            selection={props.selection}
            page={page}
            actions={bulkActions}
            room={isPhone ? 2 : 7}
            onClear={selection.clear}
          />
        )}
      </DataTableFooter>
    </div>
  );
}
