import { useState } from 'react';
import {
  candidatesRoutes,
  daysOrWeeks,
  href,
  jobsRoutes,
  limits,
  type Pause,
  type Placement,
} from '@muster/contracts';
import { QueryView } from '@muster/kit';
import {
  Button,
  Drawer,
  KeyValueList,
  Link,
  NoticeBar,
  OverlayFooter,
  PageSkeleton,
  Stack,
  StateBadge,
  formatDate,
  formatPercent,
} from '@muster/ui';
import { BlocksProvider, type BlocksApi } from '../blocks-context.tsx';
import { RecordNotes } from '../notes/record-notes.tsx';
import { usePlacementMessages, type PlacementMessages } from './messages.ts';
import { ActionDialog, PlacementActions } from './placement-actions.tsx';
import { PlacementChecklist } from './placement-checklist.tsx';
import { PlacementPapers } from './placement-papers.tsx';
import { PlacementRates } from './placement-rates.tsx';
import { PlacementSurveys } from './placement-surveys.tsx';
import { PlacementTerms } from './placement-terms.tsx';
import type { PlacementsApi } from './placements-api.ts';
import { PlacementsProvider } from './placements-context.tsx';
import type { RateValues } from './rate-fields.tsx';
import { usePlacementAddress } from './use-placement-address.ts';
import { usePlacement } from './use-placement.ts';
import classes from './placements.module.css';

/**
 * The placement that the address names (`?placement=ID`), over the page it was opened from. Renders
 * nothing without one.
 */
export function PlacementDrawer({ api }: { api: PlacementsApi & BlocksApi }) {
  const { id, show } = usePlacementAddress();
  if (!id) return null;
  return (
    <PlacementsProvider api={api}>
      <BlocksProvider api={api}>
        <Opened key={id} id={id} onShow={show} />
      </BlocksProvider>
    </PlacementsProvider>
  );
}

function Opened({ id, onShow }: { id: string; onShow: (id: string | null) => void }) {
  const t = usePlacementMessages();
  const query = usePlacement(id);
  const placement = query.currentData;
  const [tried, setTried] = useState<RateValues | null>(null);
  return (
    <Drawer
      opened
      onClose={() => onShow(null)}
      title={placement ? (placement.candidate?.name ?? t('hidden')) : t('title')}
      subtitle={placement && `${placement.number} · ${placement.job.title}`}
      footer={
        <OverlayFooter>
          {placement && placement.allowedActions.length > 0 ? (
            <PlacementActions placement={placement} onOther={onShow} />
          ) : (
            <Button variant="default" onClick={() => onShow(null)}>
              {t('close')}
            </Button>
          )}
        </OverlayFooter>
      }
    >
      <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
        {(shown) => (
          <Stack gap="lg">
            {(shown.risks.length > 0 || shown.waiting.length > 0) && (
              <Notices placement={shown} t={t} />
            )}
            <Facts placement={shown} t={t} />
            <PlacementTerms placement={shown} />
            <PlacementRates placement={shown} onTry={setTried} />
            <PlacementChecklist placement={shown} />
            <PlacementPapers placement={shown} />
            <PlacementSurveys placement={shown} />
            <RecordNotes subject={{ subjectType: 'placement', subjectId: shown.id }} />
          </Stack>
        )}
      </QueryView>
      {placement && tried && (
        <ActionDialog
          action="change_rate"
          placement={placement}
          rates={tried}
          onClose={() => setTried(null)}
          onOther={onShow}
        />
      )}
    </Drawer>
  );
}

const serious: ReadonlySet<string> = new Set(['overdue', 'no_supervisor']);

/** What needs attention, and what waits for others. */
function Notices({ placement, t }: { placement: Placement; t: PlacementMessages }) {
  const percent = formatPercent(limits.placement.marginWarning);
  return (
    <Stack gap="xs">
      {placement.waiting.map(({ id, kind, requestedBy }) => (
        <NoticeBar key={id} kind="info">
          {t(kind === 'placement_rate' ? 'waiting.placement_rate' : 'waiting.placement_start', {
            name: requestedBy?.name ?? '',
          })}
        </NoticeBar>
      ))}
      {placement.risks.map((risk) => (
        <NoticeBar key={risk} kind={serious.has(risk) ? 'danger' : 'warning'}>
          {t(`risk.${risk}`, { percent })}
        </NoticeBar>
      ))}
    </Stack>
  );
}

function Facts({ placement, t }: { placement: Placement; t: PlacementMessages }) {
  const { candidate, job, position, plannedEndDate: end, waiver } = placement;
  const isOver = placement.actualEndDate !== null;
  const hasBegun = placement.status !== 'pending_start' && placement.status !== 'cancelled';
  return (
    <section className={classes.facts}>
      <StateBadge machine="placement" state={placement.status} />
      <KeyValueList
        items={[
          {
            label: t('field.contractor'),
            value: candidate && (
              <Link
                className={classes.link}
                href={href(candidatesRoutes.profile, { id: candidate.id })}
              >
                {candidate.name}
              </Link>
            ),
          },
          { label: t('field.client'), value: placement.company.name },
          {
            label: t('field.job'),
            value: (
              <Link className={classes.link} href={href(jobsRoutes.positions, { id: job.id })}>
                {job.title} · {job.number}
              </Link>
            ),
          },
          { label: t('field.seat'), value: position?.label },
          { label: t('field.supervisor'), value: placement.supervisor?.name ?? t('field.none') },
          { label: t('field.backup'), value: placement.backupSupervisor?.name },
          {
            label: t('field.next'),
            value:
              placement.nextSupervisor &&
              t('field.nextValue', {
                name: placement.nextSupervisor.supervisor?.name ?? t('field.none'),
                date: formatDate(placement.nextSupervisor.from),
              }),
          },
          {
            label: t(hasBegun ? 'field.started' : 'field.start'),
            value: formatDate(placement.startDate),
          },
          {
            label: t(isOver ? 'field.ended' : 'field.end'),
            value: isOver
              ? formatDate(placement.actualEndDate ?? '')
              : end
                ? `${formatDate(end)}${untilEnd(placement.daysLeft ?? null, t)}`
                : t('field.open'),
          },
          {
            label: t('field.pause'),
            value: pausesOf(placement)
              .map(({ from, until }) =>
                t(until ? 'field.pauseUntil' : 'field.pauseValue', {
                  from: formatDate(from),
                  until: until ? formatDate(until) : '',
                }),
              )
              .join('; '),
          },
          { label: t('field.accountManager'), value: placement.accountManager?.name },
          { label: t('field.recruiter'), value: placement.recruiter?.name },
          { label: t('field.rehireOf'), value: placement.rehireOf?.number },
          {
            label: t('field.waiver'),
            value:
              waiver &&
              t('field.waiverValue', {
                by: waiver.by?.name ?? '',
                approvedBy: waiver.approvedBy?.name ?? '',
                reason: waiver.reason,
              }),
          },
          { label: t('field.reason'), value: placement.endReason },
          { label: t('field.note'), value: placement.endNote },
          {
            label: t('field.rehire'),
            value:
              placement.rehireOk === null ? null : t(placement.rehireOk ? 'field.yes' : 'field.no'),
          },
          {
            label: t('field.rating'),
            value:
              placement.ratingByClient &&
              t('field.ratingValue', { rating: placement.ratingByClient }),
          },
        ]}
      />
    </section>
  );
}

/** Returns the present pause first, then earlier ones. */
const pausesOf = ({ pausedFrom, pausedUntil, pastPauses }: Placement): Pause[] => [
  ...(pausedFrom ? [{ from: pausedFrom, until: pausedUntil }] : []),
  ...pastPauses.toReversed(),
];

/** “, 3 weeks left”. */
function untilEnd(days: number | null, t: PlacementMessages): string {
  if (days === null) return '';
  if (days === 0) return `, ${t('weeks.now')}`;
  const { unit, count } = daysOrWeeks(days);
  return `, ${t(days > 0 ? `weeks.left.${unit}` : `weeks.over.${unit}`, { count })}`;
}
