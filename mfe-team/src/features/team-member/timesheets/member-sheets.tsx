import {
  daysOf,
  formatHours,
  href,
  isPausedOn,
  sheetPeriodOf,
  shiftDay,
  teamRoutes,
  type ResponseOf,
  type TeamMember,
  type timesheetEndpoints,
} from '@muster/contracts';
import { AppLink, QueryView, useFollow, useListAddress } from '@muster/kit';
import {
  Badge,
  Button,
  Card,
  CardRow,
  CardRows,
  EmptyState,
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  IconClock,
  SelectField,
  Skeleton,
  StateBadge,
  formatDate,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useMemberMessages } from '../messages.ts';
import { SheetView } from './sheet-view.tsx';
import { StartSheet } from './start-sheet.tsx';
import classes from './timesheets.module.css';

type Sheets = ResponseOf<typeof timesheetEndpoints.ofMember>;

/** One visible period, with navigation to all others. */
export function MemberSheets({ member }: { member: TeamMember }) {
  const query = api.useTimesheetsOfMemberQuery({ params: { id: member.id }, query: {} });
  return (
    <QueryView
      query={query}
      size="block"
      isEmpty={() => false}
      skeleton={<Skeleton height={420} />}
    >
      {(sheets) => <Period member={member} sheets={sheets} />}
    </QueryView>
  );
}

function Period({ member, sheets }: { member: TeamMember; sheets: Sheets }) {
  const t = useMemberMessages();
  const follow = useFollow();
  const { params } = useListAddress();
  const { assignments, data, today } = sheets;
  const contract = params.get('contract');
  const assignment =
    assignments.find(({ placementId }) => placementId === contract) ?? assignments[0];
  if (!assignment)
    return (
      <EmptyState
        icon={IconClock}
        title={t('sheets.nothingToFill')}
        text={t('sheets.nothingToFillText')}
      />
    );
  const asked = params.get('day') ?? '';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today;
  const period = sheetPeriodOf(day, assignment);
  const found = data.find(
    (row) => row.placementId === assignment.placementId && row.periodStart === period.start,
  );
  const hrefOf = (to: string, placementId = assignment.placementId) =>
    href(
      teamRoutes.teamByIdProfileTimesheets,
      { id: member.id },
      { day: to, ...(placementId && { contract: placementId }) },
    );
  const isNext = period.end < today;
  const lastDay = isNext ? period.end : today;
  return (
    <div className={classes.page}>
      <div className={classes.bar}>
        <div className={classes.period}>
          <IconButton
            variant="default"
            aria-label={t('sheets.earlier')}
            onClick={() => follow(hrefOf(shiftDay(period.start, -1)))}
          >
            <IconChevronLeft size={16} />
          </IconButton>
          <strong>
            {t('sheets.period', { from: formatDate(period.start), to: formatDate(period.end) })}
          </strong>
          <IconButton
            variant="default"
            aria-label={t('sheets.later')}
            disabled={!isNext}
            onClick={() => follow(hrefOf(shiftDay(period.end, 1)))}
          >
            <IconChevronRight size={16} />
          </IconButton>
          {isNext && (
            <Button size="xs" variant="subtle" onClick={() => follow(hrefOf(today))}>
              {t('sheets.thisWeek')}
            </Button>
          )}
        </div>
        {assignments.length > 1 && (
          <SelectField
            label={t('sheets.contract')}
            hideLabel
            required
            options={assignments.map(({ placementId, number, client }) => ({
              value: placementId ?? '',
              label: [number, client].filter(Boolean).join(' · ') || t('sheets.own'),
            }))}
            value={assignment.placementId ?? ''}
            onChange={(next) => follow(hrefOf(day, next))}
          />
        )}
      </div>
      {found ? (
        <OneSheet key={found.id} id={found.id} isOwn={member.isSelf} />
      ) : (
        <StartSheet
          member={member}
          assignment={assignment}
          day={lastDay}
          mayStart={sheets.mayEnter && member.status !== 'ended' && period.start <= today}
          isAhead={period.start > today}
          isPaused={
            period.start <= today &&
            daysOf({ start: period.start, end: lastDay }).every((one) =>
              isPausedOn(assignment.pauses, one),
            )
          }
          hasEarlier={data.some((row) => row.periodStart < period.start)}
        />
      )}
      <History data={data} hrefOf={hrefOf} below={found?.id} />
    </div>
  );
}

function OneSheet({ id, isOwn }: { id: string; isOwn: boolean }) {
  const query = api.useTimesheetsReadQuery({ params: { id } });
  return (
    <QueryView query={query} size="block" skeleton={<Skeleton height={420} />}>
      {(sheet) => <SheetView sheet={sheet} isOwn={isOwn} />}
    </QueryView>
  );
}

/**
 * Earlier sheets, the latest first. They are rendered after the open sheet above them, whose height
 * depends on its lines.
 */
function History({
  data,
  hrefOf,
  below,
}: {
  data: Sheets['data'];
  hrefOf: (day: string, placementId: string | null) => string;
  /** The id of the sheet above, if there is one. */
  below: string | undefined;
}) {
  const t = useMemberMessages();
  const above = api.useTimesheetsReadQuery({ params: { id: below ?? '' } }, { skip: !below });
  if (data.length === 0 || above.isLoading) return null;
  return (
    <Card title={t('sheets.history')} count={data.length} flush>
      <CardRows>
        {data.map((row) => (
          <CardRow key={row.id} compact>
            <AppLink href={hrefOf(row.periodStart, row.placementId)}>
              {t('sheets.period', {
                from: formatDate(row.periodStart),
                to: formatDate(row.periodEnd),
              })}
              {row.assignment && ` · ${row.assignment.number}`}
            </AppLink>
            <span className={classes.result}>
              {row.isLate && <Badge family="red">{t('sheets.late')}</Badge>}
              <span className={classes.hours}>{formatHours(row.minutes)}</span>
              <span>
                <StateBadge machine="timesheet" state={row.status} />
              </span>
            </span>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}
