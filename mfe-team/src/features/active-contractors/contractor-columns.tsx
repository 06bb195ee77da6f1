import {
  daysOrWeeks,
  type PlacementListRow,
  type PlacementRisk,
  type PlacementRow,
  type UnitRate,
} from '@muster/contracts';
import {
  Badge,
  DateTime,
  Money,
  PersonLine,
  StateBadge,
  Tooltip,
  type DataTableColumn,
} from '@muster/ui';
import type { ContractorMessages } from './messages.ts';
import classes from './contractors.module.css';

/** Returns the columns of the list; money only for users who may see some of it. */
export function contractorColumns(
  t: ContractorMessages,
  { withRates, withEvaluations }: { withRates: boolean; withEvaluations: boolean },
): DataTableColumn<PlacementListRow>[] {
  const columns: (DataTableColumn<PlacementListRow> | false)[] = [
    {
      id: 'contractor',
      header: t('column.contractor'),
      sortKey: 'number',
      width: 200,
      grow: true,
      cell: ({ candidate, number }) => (
        <PersonLine
          name={candidate?.name ?? t('hidden')}
          src={candidate?.photo}
          secondary={number}
        />
      ),
    },
    {
      id: 'client',
      header: t('column.client'),
      width: 190,
      cell: ({ company, job }) => (
        <PersonLine name={company.name} secondary={job.title} size={22} shape="square" />
      ),
    },
    {
      id: 'supervisor',
      header: t('column.supervisor'),
      width: 120,
      cell: (row) => <SupervisorName row={row} t={t} />,
    },
    {
      id: 'start',
      header: t('column.start'),
      sortKey: 'startDate',
      sortDescFirst: true,
      width: 106,
      cell: ({ startDate }) => <DateTime value={startDate} as="day" />,
    },
    {
      id: 'end',
      header: t('column.end'),
      sortKey: 'plannedEndDate',
      width: 112,
      cell: (row) => <End row={row} t={t} />,
    },
    {
      id: 'status',
      header: t('column.state'),
      width: 108,
      cell: ({ status }) => <StateBadge machine="placement" state={status} />,
    },
    withRates && {
      id: 'rates',
      header: t('column.rates'),
      width: 104,
      meta: { align: 'end' as const },
      cell: (row) => <Rates row={row} t={t} />,
    },
    {
      id: 'lastTimesheet',
      header: t('column.lastTimesheet'),
      width: 150,
      cell: ({ lastTimesheet: last }) =>
        last && (
          <span className={classes.sheet}>
            <DateTime value={last.periodEnd} as="day" />
            <StateBadge machine="timesheet" state={last.status} />
          </span>
        ),
    },
    withEvaluations && {
      id: 'lastEvaluation',
      header: t('column.lastEvaluation'),
      width: 130,
      cell: ({ lastEvaluation: last }) =>
        last && (
          <span className={classes.stack}>
            {last.cycle}
            <span className={classes.second}>
              <DateTime value={last.periodEnd} as="day" />
            </span>
          </span>
        ),
    },
    {
      id: 'risks',
      header: t('column.risks'),
      width: 156,
      cell: ({ risks }) => <FirstRisk risks={risks} t={t} />,
    },
    {
      id: 'accountManager',
      header: t('column.manager'),
      width: 170,
      cell: ({ accountManager }) =>
        accountManager && <PersonLine name={accountManager.name} size={22} />,
    },
  ];
  return columns.filter((column) => column !== false);
}

function SupervisorName({ row: { supervisor }, t }: { row: PlacementRow; t: ContractorMessages }) {
  if (!supervisor) return <span className={classes.second}>{t('nobody')}</span>;
  return supervisor.eligible ? (
    supervisor.name
  ) : (
    <span className={classes.over}>{t('notEligible', { name: supervisor.name })}</span>
  );
}

/** The end date and the time left. */
function End({ row, t }: { row: PlacementRow; t: ContractorMessages }) {
  if (!row.plannedEndDate) return <span className={classes.second}>{t('open')}</span>;
  return (
    <span className={classes.stack}>
      <DateTime value={row.plannedEndDate} as="day" />
      <span className={classes.second}>
        <WeeksLeft row={row} t={t} />
      </span>
    </span>
  );
}

/** Red if the end has passed but the contract still runs. */
export function WeeksLeft({ row, t }: { row: PlacementRow; t: ContractorMessages }) {
  const { daysLeft } = row;
  if (daysLeft === null || daysLeft === undefined) return null;
  if (daysLeft === 0) return <span>{t('today')}</span>;
  const { unit, count } = daysOrWeeks(daysLeft);
  return daysLeft < 0 ? (
    <span className={classes.over}>{t(`over.${unit}`, { count })}</span>
  ) : (
    <span>{t(`left.${unit}`, { count })}</span>
  );
}

function Rates({ row: { bill, pay }, t }: { row: PlacementRow; t: ContractorMessages }) {
  const unit = (rate: UnitRate) => t(rate.unit === 'hour' ? 'perHour' : 'perMonth');
  return (
    <span className={classes.stack}>
      {bill && <Money value={bill} unit={unit(bill)} />}
      {pay && (
        <span className={classes.second}>
          <Money value={pay} unit={unit(pay)} />
        </span>
      )}
    </span>
  );
}

const serious: ReadonlySet<PlacementRisk> = new Set<PlacementRisk>(['overdue', 'no_supervisor']);

/** Sorts the most serious risks first. */
const bySeverity = (risks: readonly PlacementRisk[]): PlacementRisk[] => [
  ...risks.filter((risk) => serious.has(risk)),
  ...risks.filter((risk) => !serious.has(risk)),
];

const RiskBadge = ({ risk, t }: { risk: PlacementRisk; t: ContractorMessages }) => (
  <Badge family={serious.has(risk) ? 'red' : 'amber'}>{t(`risk.${risk}`)}</Badge>
);

export function Risks({ risks, t }: { risks: readonly PlacementRisk[]; t: ContractorMessages }) {
  return (
    <span className={classes.risks}>
      {bySeverity(risks).map((risk) => (
        <RiskBadge key={risk} risk={risk} t={t} />
      ))}
    </span>
  );
}

/** The most serious risk and the number of others, so that rows keep one height. */
function FirstRisk({ risks, t }: { risks: readonly PlacementRisk[]; t: ContractorMessages }) {
  const [first, ...more] = bySeverity(risks);
  if (!first) return null;
  const rest = more.map((risk) => t(`risk.${risk}`)).join(', ');
  return (
    <span className={classes.firstRisk}>
      <RiskBadge risk={first} t={t} />
      {rest && (
        <Tooltip label={rest}>
          <span className={classes.moreRisks} role="img" aria-label={rest}>
            +{more.length}
          </span>
        </Tooltip>
      )}
    </span>
  );
}
