import { useState } from 'react';
import { formatHours, weeksOf, type Timesheet } from '@muster/contracts';
import { Button, Card, NoticeBar, StateBadge, formatDate, type NoticeKind } from '@muster/ui';
import { useMemberMessages } from '../messages.ts';
import { gridValues } from './grid-values.ts';
import { Holidays } from './holidays.tsx';
import { MoneyCard } from './money-card.tsx';
import { PauseNotice } from './pause-notice.tsx';
import type { SheetDecision } from './sheet-decision.ts';
import { SheetDialog } from './sheet-dialog.tsx';
import { SheetForm } from './sheet-form.tsx';
import classes from './timesheets.module.css';
import { WeekGrid } from './week-grid.tsx';

/** A sheet: its state, hours, actions and amounts. */
export function SheetView({ sheet, isOwn }: { sheet: Timesheet; isOwn: boolean }) {
  const t = useMemberMessages();
  const [dirty, setDirty] = useState(false);
  const [asked, setAsked] = useState<SheetDecision | null>(null);
  const { allowedActions, status } = sheet;
  const edits = allowedActions.includes('edit');
  const decisions = allowedActions.filter((one): one is SheetDecision => one !== 'edit');
  return (
    <>
      <Card
        title={<StateBadge machine="timesheet" state={status} />}
        actions={
          <div className={classes.actions}>
            {decisions.map((action) => (
              <Button
                key={action}
                size="xs"
                variant={action === 'submit' || action === 'approve' ? 'filled' : 'default'}
                disabled={dirty}
                onClick={() => setAsked(action)}
              >
                {t(`act.${action}`)}
              </Button>
            ))}
          </div>
        }
      >
        <div className={classes.form}>
          <Told sheet={sheet} />
          {edits ? (
            <SheetForm key={sheet.id} sheet={sheet} onDirty={setDirty} />
          ) : (
            <ReadHours sheet={sheet} />
          )}
          {dirty && <p className={classes.hint}>{t('sheets.saveFirst')}</p>}
        </div>
      </Card>
      {sheet.money && <MoneyCard money={sheet.money} frozen={sheet.approval !== null} />}
      {asked && (
        <SheetDialog
          key={asked}
          sheet={sheet}
          isOwn={isOwn}
          action={asked}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** The hours for reading, with their notes. */
function ReadHours({ sheet }: { sheet: Timesheet }) {
  const t = useMemberMessages();
  const period = { start: sheet.periodStart, end: sheet.periodEnd };
  const notes = sheet.entries.filter(({ note }) => note);
  return (
    <>
      <PauseNotice sheet={sheet} rows={gridValues(sheet).rows} />
      {sheet.nothingWorked && <NoticeBar kind="info">{t('sheets.saidNothing')}</NoticeBar>}
      {weeksOf(period).map((week) => (
        <WeekGrid
          key={week.start}
          week={week}
          period={period}
          rows={gridValues(sheet).rows}
          open={null}
          paused={sheet.pausedDays}
          holidays={new Map(sheet.holidays.map(({ date, name }) => [date, name]))}
          marked={sheet.rejection?.days ?? []}
        />
      ))}
      <Holidays sheet={sheet} />
      {notes.length > 0 && (
        <ul className={classes.told} aria-label={t('sheets.notes')}>
          {notes.map(({ id, date, note, category, minutes }) => (
            <li key={id}>
              {formatDate(date, { weekday: true, year: false })}, {t(`sheets.category.${category}`)}{' '}
              {formatHours(minutes)}: {note}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What has happened to a sheet, and what it waits for. */
function Told({ sheet }: { sheet: Timesheet }) {
  const t = useMemberMessages();
  const { status, submittedAt, submittedBy, clientApproval, approval, rejection, reopenNote } =
    sheet;
  const someone = t('sheets.told.someone');
  const lines: { id: string; kind: NoticeKind; text: string; note?: string; about?: string }[] = [];
  if (rejection && status === 'rejected')
    lines.push({
      id: 'rejected',
      kind: 'warning',
      note: rejection.note,
      text: t('sheets.told.rejected', {
        name: rejection.by?.name ?? someone,
        when: formatDate(rejection.at),
        reason: rejection.reason,
      }),
      ...(rejection.days.length > 0 && {
        about: t('sheets.told.days', {
          days: rejection.days.map((day) => formatDate(day, { weekday: true })).join(', '),
        }),
      }),
    });
  if (reopenNote)
    lines.push({
      id: 'reopened',
      kind: 'warning',
      text: t('sheets.told.reopened'),
      note: reopenNote,
    });
  if (submittedAt && status !== 'rejected' && status !== 'draft')
    lines.push({
      id: 'submitted',
      kind: 'info',
      text: t('sheets.told.submitted', {
        name: submittedBy?.name ?? someone,
        when: formatDate(submittedAt),
      }),
      ...(sheet.submitNote && { note: t('sheets.told.onBehalf', { note: sheet.submitNote }) }),
    });
  if (clientApproval)
    lines.push({
      id: 'client',
      kind: 'info',
      text: clientApproval.by
        ? t('sheets.told.clientApproved', {
            name: clientApproval.by.name,
            when: formatDate(clientApproval.at),
          })
        : t('sheets.told.clientApprovedAt', { when: formatDate(clientApproval.at) }),
    });
  if (approval)
    lines.push({
      id: 'approved',
      kind: 'info',
      text: t('sheets.told.approved', {
        name: approval.by?.name ?? someone,
        when: formatDate(approval.at),
      }),
    });
  const waits =
    status === 'submitted'
      ? t(sheet.needsClient ? 'sheets.told.waitsClient' : 'sheets.told.waitsAgency')
      : status === 'client_approved'
        ? t('sheets.told.waitsAgency')
        : null;
  return (
    <ul className={classes.told}>
      {lines.map(({ id, kind, text, note, about }) => (
        <li key={id}>
          {kind === 'warning' ? (
            <NoticeBar kind="warning">
              {[text, about].filter(Boolean).join('. ')}. {note}
            </NoticeBar>
          ) : (
            <>
              {text}
              {note && <span className={classes.second}>{note}</span>}
            </>
          )}
        </li>
      ))}
      {waits && <li>{waits}</li>}
      {sheet.source !== 'manual' && <li>{t(`sheets.source.${sheet.source}`)}</li>}
      {sheet.lockedReference && (
        <li>{t('sheets.told.locked', { reference: sheet.lockedReference })}</li>
      )}
      {sheet.unlockAsked && <li>{t('sheets.told.unlockAsked')}</li>}
    </ul>
  );
}
