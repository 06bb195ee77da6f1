import { ActionIcon } from '@mantine/core';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconLineHeight from '@tabler/icons-react/dist/esm/icons/IconLineHeight.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import type { ReactNode } from 'react';
import { useT } from '../i18n/index.ts';
import { ColumnMenu } from './column-menu.tsx';
import classes from './data-table.module.css';
import type { DataTableProps, TableDensity, TableShape } from './data-table.types.ts';
import { tableMessages } from './messages.ts';
import { SortMenu } from './sort-menu.tsx';
import type { DataTableModel } from './use-data-table.ts';

interface DataTableToolbarProps<Row extends object> extends Pick<
  DataTableProps<Row>,
  | 'toolbar'
  | 'toolbarEnd'
  | 'onDensityChange'
  | 'onColumnVisibilityChange'
  | 'renderCard'
  | 'shape'
  | 'onShapeChange'
  | 'columnOrder'
  | 'onColumnOrderChange'
> {
  table: DataTableModel<Row>;
  density: TableDensity;
  help: ReactNode;
}

function DensityButton(props: { density: TableDensity; onChange: (next: TableDensity) => void }) {
  const t = useT(tableMessages);
  const next: TableDensity = props.density === 'compact' ? 'comfortable' : 'compact';
  const Icon = props.density === 'compact' ? IconLineHeight : IconMenu2;
  return (
    <ActionIcon
      className={classes.tool}
      aria-label={t(`density.${next}`)}
      title={t(`density.${next}`)}
      onClick={() => props.onChange(next)}
    >
      <Icon size={18} stroke={1.7} />
    </ActionIcon>
  );
}

function ShapeButton(props: { shape: TableShape; onChange: (next: TableShape) => void }) {
  const t = useT(tableMessages);
  const next: TableShape = props.shape === 'cards' ? 'table' : 'cards';
  const Icon = props.shape === 'cards' ? IconTable : IconLayoutGrid;
  return (
    <ActionIcon
      className={classes.tool}
      aria-label={t(`shape.${next}`)}
      title={t(`shape.${next}`)}
      onClick={() => props.onChange(next)}
    >
      <Icon size={18} stroke={1.7} />
    </ActionIcon>
  );
}

/** The bar above the table: the caller's filters on the left, the table's own tools on the right. */
export function DataTableToolbar<Row extends object>(props: DataTableToolbarProps<Row>) {
  const { table, density, toolbar, toolbarEnd, help } = props;
  const { onDensityChange, onColumnVisibilityChange, columnOrder, onColumnOrderChange } = props;
  const { renderCard, shape = 'table', onShapeChange } = props;
  const asCards = renderCard !== undefined && shape === 'cards';
  return (
    <div className={classes.toolbar}>
      <div className={classes.toolbarStart}>{toolbar}</div>
      <div className={classes.toolbarEnd}>
        {asCards && <SortMenu table={table} />}
        {renderCard && onShapeChange && <ShapeButton shape={shape} onChange={onShapeChange} />}
        {!asCards && onDensityChange && (
          <DensityButton density={density} onChange={onDensityChange} />
        )}
        {!asCards && onColumnVisibilityChange && (
          <ColumnMenu
            table={table}
            ordered={Boolean(columnOrder)}
            onOrderChange={onColumnOrderChange}
          />
        )}
        {toolbarEnd}
        {help}
      </div>
    </div>
  );
}
