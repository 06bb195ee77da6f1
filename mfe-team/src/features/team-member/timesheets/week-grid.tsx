import type { ClipboardEvent, KeyboardEvent } from 'react';
import { daysOf, formatHours, isWeekend, limits, type DaySpan } from '@muster/contracts';
import { IconButton, IconTrash, ListFocus, formatDate } from '@muster/ui';
import { useMemberMessages } from '../messages.ts';
import {
  cellMinutes,
  dayMinutes,
  pasteCells,
  rowMinutes,
  tidyCell,
  type GridRow,
} from './grid-values.ts';
import { cellId } from './cell-problems.ts';
import { isOpenDay, type OpenDays } from './open-days.ts';
import classes from './timesheets.module.css';

interface WeekGridProps {
  /** The week from Monday to Sunday; days outside the period are empty. */
  week: DaySpan;
  period: DaySpan;
  rows: readonly GridRow[];
  /** The editable days; null: read-only. */
  open: OpenDays | null;
  /** Days on which the contract is paused. */
  paused: readonly string[];
  holidays: ReadonlyMap<string, string>;
  /** Days named in a rejection. */
  marked: readonly string[];
  onChange?: (rows: GridRow[]) => void;
}

/** Hours by day and kind, edited like a spreadsheet. */
export function WeekGrid({
  week,
  period,
  rows,
  open,
  paused,
  holidays,
  marked,
  onChange,
}: WeekGridProps) {
  const t = useMemberMessages();
  const days = daysOf(week);
  const isIn = (day: string) => day >= period.start && day <= period.end;
  const mayType = (day: string) =>
    onChange !== undefined && open !== null && isOpenDay(open, day) && isIn(day);
  /** Hours of days that are closed since are taken out by hand; a notice does it for pauses. */
  const mayClear = ({ stored }: GridRow, day: string) =>
    onChange !== undefined && isIn(day) && day in stored && !paused.includes(day);
  const nameOf = ({ category, task }: GridRow) =>
    [t(`sheets.category.${category}`), task].filter(Boolean).join(' · ');
  const setCell = (index: number, day: string, typed: string) =>
    onChange?.(
      rows.map((row, at) =>
        at === index ? { ...row, cells: { ...row.cells, [day]: typed } } : row,
      ),
    );
  const paste = (event: ClipboardEvent, row: number, day: string) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    onChange?.(pasteCells(rows, { row, day }, days, text, mayType));
  };
  return (
    <ListFocus>
      <table className={classes.grid}>
        <thead>
          <tr>
            <th scope="col" className={classes.rowHead}>
              {t('sheets.row')}
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                className={classes.day}
                data-off={isWeekend(day) || holidays.has(day) || paused.includes(day) || undefined}
                data-marked={marked.includes(day) || undefined}
              >
                {formatDate(day, { weekday: true, year: false })}
              </th>
            ))}
            <th scope="col" className={classes.sum}>
              {t('sheets.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={`${row.category} ${row.task}`}>
              <th scope="row" className={classes.rowHead}>
                <span>{nameOf(row)}</span>
                {onChange && rows.length > 1 && (
                  <IconButton
                    size="sm"
                    aria-label={t('sheets.removeRow', { row: nameOf(row) })}
                    onClick={() => onChange(rows.filter((one) => one !== row))}
                  >
                    <IconTrash size={14} />
                  </IconButton>
                )}
              </th>
              {days.map((day, column) => {
                const typed = row.cells[day] ?? '';
                return (
                  <td
                    key={day}
                    className={classes.cell}
                    data-marked={marked.includes(day) || undefined}
                  >
                    {mayType(day) || mayClear(row, day) ? (
                      <input
                        id={cellId(index, day)}
                        className={classes.input}
                        autoComplete="off"
                        maxLength={60}
                        aria-label={t('sheets.hoursOn', {
                          row: nameOf(row),
                          day: formatDate(day, { weekday: true }),
                        })}
                        aria-invalid={
                          (typed.trim() !== '' && cellMinutes(typed) === null) || undefined
                        }
                        data-cell={`${index}:${column}`}
                        value={typed}
                        onChange={(event) => setCell(index, day, event.currentTarget.value)}
                        onBlur={() => {
                          const tidied = tidyCell(typed);
                          if (tidied !== typed) setCell(index, day, tidied);
                        }}
                        onFocus={(event) => event.currentTarget.select()}
                        onKeyDown={moveByKeys}
                        onPaste={(event) => paste(event, index, day)}
                      />
                    ) : (
                      <span className={classes.value}>{isIn(day) ? typed : ''}</span>
                    )}
                  </td>
                );
              })}
              <td className={classes.sum}>{formatHours(rowMinutes(row, days))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={classes.rowHead}>
              {t('sheets.weekTotal')}
            </th>
            {days.map((day) => {
              const minutes = dayMinutes(rows, day);
              return (
                <td
                  key={day}
                  className={classes.cell}
                  data-long={minutes > limits.timesheet.longDay || undefined}
                >
                  <span className={classes.value}>{minutes > 0 ? formatHours(minutes) : ''}</span>
                </td>
              );
            })}
            <td className={classes.sum}>
              {formatHours(rows.reduce((sum, row) => sum + rowMinutes(row, days), 0))}
            </td>
          </tr>
        </tfoot>
      </table>
    </ListFocus>
  );
}

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrows and Enter move to the next cell; left and right only from the edge of the input. */
function moveByKeys(event: KeyboardEvent<HTMLInputElement>): void {
  const step = steps[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const input = event.currentTarget;
  const { selectionStart: start, selectionEnd: end, value } = input;
  const isWhole = start === 0 && end === value.length;
  if (event.key === 'ArrowLeft' && !isWhole && start !== 0) return;
  if (event.key === 'ArrowRight' && !isWhole && end !== value.length) return;
  event.preventDefault();
  const [row = 0, column = 0] = (input.dataset['cell'] ?? '').split(':').map(Number);
  input
    .closest('table')
    ?.querySelector<HTMLInputElement>(`[data-cell="${row + step[0]}:${column + step[1]}"]`)
    ?.focus();
}
