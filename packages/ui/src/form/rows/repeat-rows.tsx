import { ActionIcon, Button, Input, VisuallyHidden } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useId, useRef, useState, type ReactNode } from 'react';
import { keepListFocus } from '../../focus/keep-list-focus.ts';
import { useT } from '../../i18n/index.ts';
import { useFieldWords, type FieldWords } from '../field-words.ts';
import { formMessages } from '../messages.ts';
import classes from './repeat-rows.module.css';
import { dropKey, fitKeys, moveKey, type RowKeys } from './row-keys.ts';
import { useDragRows } from './use-drag-rows.ts';

export interface RepeatRowsProps<Item> {
  /** Names the list ("Links"). */
  label: string;
  items: readonly Item[];
  renderRow: (item: Item, index: number) => ReactNode;
  /** Initial value of a new row. */
  newItem: () => Item;
  onAdd: (item: Item) => void;
  onRemove: (index: number) => void;
  /** Absent if the order has no meaning. */
  onMove?: (from: number, to: number) => void;
  /** The button below the rows: "Add link". */
  addLabel?: string;
  /** Names a row for its buttons ("link github.com"). */
  itemLabel?: (item: Item, index: number) => string;
  /** No more than this many rows. */
  max?: number;
  /** Error of the list as a whole (too few, too many). */
  error?: ReactNode;
  id?: string | undefined;
  /** Of `form.list(path)`: tells the form what the list is called. */
  onWords?: ((words: FieldWords) => void) | undefined;
  /** Shown if there are no rows. */
  emptyText?: ReactNode;
}

/**
 * Rows of fields that can be added, taken away and put in another order, by a handle or by buttons
 * for the keyboard; what has happened is said to screen readers. Works with `form.list(path)`.
 */
export function RepeatRows<Item>(props: RepeatRowsProps<Item>) {
  const { label, items, renderRow, newItem, onAdd, onRemove, onMove, max, emptyText } = props;
  const t = useT(formMessages);
  useFieldWords(props, { label });
  const errorId = useId();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const [rowKeys, setRowKeys] = useState<RowKeys>(() =>
    fitKeys({ keys: [], next: 0 }, items.length),
  );
  const fitted = fitKeys(rowKeys, items.length);
  if (fitted !== rowKeys && fitted.keys !== rowKeys.keys) setRowKeys(fitted);

  const total = items.length;
  const nameOf = (index: number) => {
    const item = items[index];
    const fallback = t('rows.item', { position: index + 1 });
    return item === undefined ? fallback : props.itemLabel?.(item, index) || fallback;
  };

  function move(from: number, to: number) {
    if (!onMove || to < 0 || to >= total) return;
    setSaid(t('rows.moved', { item: nameOf(from), position: to + 1, total }));
    setRowKeys(moveKey(fitted, from, to));
    onMove(from, to);
  }

  function remove(index: number) {
    setSaid(t('rows.removed', { item: nameOf(index), total: total - 1 }));
    setRowKeys(dropKey(fitted, index));
    onRemove(index);
  }

  function add() {
    setSaid(t('rows.added', { position: total + 1 }));
    onAdd(newItem());
    requestAnimationFrame(() => {
      const row = list.current?.lastElementChild;
      row?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    });
  }

  const drag = useDragRows(list, move);

  return (
    <div
      ref={keepListFocus}
      id={props.id}
      className={classes.root}
      role="group"
      aria-label={label}
      aria-describedby={props.error ? errorId : undefined}
    >
      {props.error && <Input.Error id={errorId}>{props.error}</Input.Error>}
      {total === 0 && emptyText !== undefined && <p className={classes.empty}>{emptyText}</p>}
      <ol ref={list} className={classes.list}>
        {items.map((item, index) => (
          <li
            key={fitted.keys[index]}
            className={classes.row}
            data-dragged={drag.dragged === index || undefined}
          >
            {onMove && (
              <span className={classes.handle} aria-hidden {...drag.handleProps(index)}>
                <IconGripVertical size={16} stroke={1.7} />
              </span>
            )}
            <div className={classes.fields}>{renderRow(item, index)}</div>
            <span className={classes.buttons}>
              {onMove && (
                <>
                  <ActionIcon
                    aria-label={t('rows.up', { item: nameOf(index) })}
                    aria-disabled={index === 0}
                    data-disabled={index === 0 || undefined}
                    onClick={() => move(index, index - 1)}
                  >
                    <IconArrowUp size={16} stroke={1.7} />
                  </ActionIcon>
                  <ActionIcon
                    aria-label={t('rows.down', { item: nameOf(index) })}
                    aria-disabled={index === total - 1}
                    data-disabled={index === total - 1 || undefined}
                    onClick={() => move(index, index + 1)}
                  >
                    <IconArrowDown size={16} stroke={1.7} />
                  </ActionIcon>
                </>
              )}
              <ActionIcon
                aria-label={t('rows.remove', { item: nameOf(index) })}
                onClick={() => remove(index)}
              >
                <IconTrash size={16} stroke={1.7} />
              </ActionIcon>
            </span>
          </li>
        ))}
      </ol>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.7} />}
        disabled={max !== undefined && total >= max}
        onClick={add}
      >
        {props.addLabel ?? t('rows.add')}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
