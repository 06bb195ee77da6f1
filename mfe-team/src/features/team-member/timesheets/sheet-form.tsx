import { useEffect, useRef, useState } from 'react';
import {
  daysOf,
  formatHours,
  limits,
  timesheetCategories,
  timesheetEntriesSchema,
  weeksOf,
  type Timesheet,
  type TimesheetCategory,
} from '@muster/contracts';
import { useFormMutation, useFormRecord, usePlatform } from '@muster/kit';
import {
  Button,
  CheckboxField,
  ErrorSummary,
  Form,
  NoticeBar,
  SelectField,
  TextField,
  formatDate,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useMemberMessages } from '../messages.ts';
import { namedCells } from './cell-problems.ts';
import {
  dayMinutes,
  emptyRow,
  gridEntries,
  gridValues,
  type EntryPlace,
  type GridRow,
} from './grid-values.ts';
import { Holidays } from './holidays.tsx';
import { ImportHours } from './import-hours.tsx';
import { openDaysOf } from './open-days.ts';
import { PauseNotice } from './pause-notice.tsx';
import classes from './timesheets.module.css';
import { WeekGrid } from './week-grid.tsx';

const schema = timesheetEntriesSchema.omit({ version: true });

interface SheetFormProps {
  sheet: Timesheet;
  /** Called when there are unsaved hours, and when they are saved. */
  onDirty: (dirty: boolean) => void;
}

/** The form for the hours of an open sheet. */
export function SheetForm({ sheet: given, onDirty }: SheetFormProps) {
  const t = useMemberMessages();
  const platform = usePlatform();
  const [sheet, begin] = useFormRecord(given);
  const places = useRef<EntryPlace[]>([]);
  const [saveEntries] = api.useTimesheetsSaveEntriesMutation();
  const form = useZodForm({
    schema,
    initialValues: gridValues(sheet),
    prepare: ({ rows, nothingWorked }) => {
      const typed = gridEntries(rows);
      places.current = typed.places;
      return { entries: typed.entries, nothingWorked };
    },
    mapPath: (path) =>
      path.replace(/^entries\.(\d+)\.(note|\w+)$/, (all, index: string, field: string) => {
        const place = places.current[Number(index)];
        if (!place) return all;
        return `rows.${place.row}.${field === 'note' ? 'notes' : 'cells'}.${place.day}`;
      }),
  });
  const saving = useFormMutation({
    form,
    mutation: saveEntries,
    version: sheet.version,
    toArgs: ({ output, version }) => ({ params: { id: sheet.id }, body: { ...output, version } }),
    onSaved: (saved) => {
      platform.notify({ kind: 'success', text: t('sheets.saved') });
      begin(saved);
      form.reset(gridValues(saved));
    },
  });
  // Told as it is: hours that are typed and put back are no change that waits to be saved.
  useEffect(() => onDirty(form.dirty), [form.dirty, onDirty]);
  const { rows } = form.values;
  const change = (next: GridRow[]) => form.applyPatch({ rows: next });
  const lines = namedCells(form.summary.lines, rows, ({ category, task }) =>
    [t(`sheets.category.${category}`), task].filter(Boolean).join(' · '),
  );
  const period = { start: sheet.periodStart, end: sheet.periodEnd };
  // What is agreed is agreed for a week, whatever the period of a sheet.
  const isAWeek = daysOf(period).length <= 7;
  const holidays = new Map(sheet.holidays.map(({ date, name }) => [date, name]));
  const open = openDaysOf(sheet);
  const typedDays = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))].toSorted();
  const long = typedDays.filter((day) => dayMinutes(rows, day) > limits.timesheet.longDay);
  return (
    <Form onSubmit={saving.submit} wide>
      <ErrorSummary {...form.summary} lines={lines} />
      <PauseNotice sheet={sheet} rows={rows} onChange={change} />
      {weeksOf(period).map((week) => (
        <WeekGrid
          key={week.start}
          week={week}
          period={period}
          rows={rows}
          open={open}
          paused={sheet.pausedDays}
          holidays={holidays}
          marked={sheet.rejection?.days ?? []}
          onChange={change}
        />
      ))}
      <p className={classes.hint}>{t('sheets.keys')}</p>
      <Holidays sheet={sheet} />
      {long.map((day) => (
        <NoticeBar key={day} kind="warning">
          {t('sheets.longDay', { day: formatDate(day, { weekday: true }) })}
        </NoticeBar>
      ))}
      {rows.flatMap(({ category, cells }, index) =>
        category === 'overtime'
          ? Object.keys(cells)
              .filter((day) => cells[day]?.trim())
              .toSorted()
              .map((day) => (
                <TextField
                  key={`${index} ${day}`}
                  label={t('sheets.note', { day: formatDate(day, { weekday: true }) })}
                  required
                  maxLength={limits.timesheet.note}
                  {...form.field(`rows.${index}.notes.${day}`)}
                  value={rows[index]?.notes[day] ?? ''}
                  onChange={(note) =>
                    change(
                      rows.map((row, at) =>
                        at === index ? { ...row, notes: { ...row.notes, [day]: note } } : row,
                      ),
                    )
                  }
                />
              ))
          : [],
      )}
      {open && <ImportHours rows={rows} open={open} onRead={change} />}
      <AddRow rows={rows} onAdd={(row) => change([...rows, row])} />
      {gridEntries(rows).entries.length === 0 && (
        <CheckboxField label={t('sheets.nothingWorked')} {...form.field('nothingWorked')} />
      )}
      <div className={classes.actions}>
        <Button type="submit" variant="default" loading={saving.pending} disabled={!form.dirty}>
          {t('sheets.save')}
        </Button>
        <span className={classes.hint}>
          {t(isAWeek ? 'sheets.ofAgreed' : 'sheets.agreedWeekly', {
            hours: formatHours(typedDays.reduce((sum, day) => sum + dayMinutes(rows, day), 0)),
            agreed: formatHours(sheet.weeklyHours * 60),
          })}
        </span>
      </div>
    </Form>
  );
}

/** Adds another kind of time, or another task of the same kind. */
function AddRow({ rows, onAdd }: { rows: readonly GridRow[]; onAdd: (row: GridRow) => void }) {
  const t = useMemberMessages();
  const [category, setCategory] = useState<TimesheetCategory>('overtime');
  const [task, setTask] = useState('');
  const exists = rows.some((row) => row.category === category && row.task === task.trim());
  return (
    <div className={classes.add}>
      <SelectField
        label={t('sheets.addCategory')}
        required
        options={timesheetCategories.map((value) => ({
          value,
          label: t(`sheets.category.${value}`),
        }))}
        value={category}
        onChange={(value) => setCategory(value ?? 'regular')}
      />
      <TextField
        label={t('sheets.addTask')}
        maxLength={limits.timesheet.task}
        value={task}
        onChange={setTask}
        dirty={false}
      />
      <Button
        variant="default"
        disabled={exists}
        onClick={() => {
          onAdd(emptyRow(category, task.trim()));
          setTask('');
        }}
      >
        {t('sheets.add')}
      </Button>
    </div>
  );
}
