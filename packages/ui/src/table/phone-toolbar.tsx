import { Button } from '@mantine/core';
import IconSquareCheck from '@tabler/icons-react/dist/esm/icons/IconSquareCheck.mjs';
import type { ReactNode } from 'react';
import { useT } from '../i18n/index.ts';
import { usePhoneBar } from '../layout/phone-bar.ts';
import { tableMessages } from './messages.ts';
import { PhoneMore } from './phone-more.tsx';
import classes from './phone-toolbar.module.css';
import { SortMenu } from './sort-menu.tsx';
import type { DataTableModel } from './use-data-table.ts';

interface PhoneToolbarProps<Row extends object> {
  table: DataTableModel<Row>;
  toolbar: ReactNode;
  /** Undefined if nothing can be selected. */
  selecting: boolean | undefined;
  onSelectingChange: (selecting: boolean) => void;
}

/**
 * The bar of a list on a phone, one line: views, filters, search, sorting, and a menu of further
 * actions. While users select rows, it shows a button to stop.
 */
export function PhoneToolbar<Row extends object>(props: PhoneToolbarProps<Row>) {
  const { table, toolbar, selecting, onSelectingChange } = props;
  const t = useT(tableMessages);
  const bar = usePhoneBar();
  return (
    <div className={classes.bar}>
      <div ref={bar?.setViews} className={classes.views} />
      {toolbar}
      <SortMenu table={table} iconOnly />
      {selecting && (
        <Button variant="light" aria-pressed onClick={() => onSelectingChange(false)}>
          {t('select.stop')}
        </Button>
      )}
      <PhoneMore>
        {selecting === false && (
          <Button
            variant="default"
            leftSection={<IconSquareCheck size={16} stroke={1.7} />}
            onClick={() => onSelectingChange(true)}
          >
            {t('select.start')}
          </Button>
        )}
      </PhoneMore>
    </div>
  );
}
