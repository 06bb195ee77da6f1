import { type ReactNode } from 'react';
import {
  candidatesRoutes,
  href,
  jobsRoutes,
  type PersonRef,
  type TodayBoard as Board,
} from '@muster/contracts';
import {
  Card,
  CardRow,
  CardRows,
  DateTime,
  EmptyState,
  IconCircleCheck,
  NoticeBar,
  PersonLine,
} from '@muster/ui';
import { ContractRow } from '../contracts/contract-row.tsx';
import { FoldedRows } from '../folded-rows.tsx';
import { NudgeButton } from '../nudge-button.tsx';
import { ClockRow } from '../queue/clock-row.tsx';
import { groupRows, type QueueItem } from './group-rows.ts';
import { useTodayMessages } from './messages.ts';
import { TaskItem } from './task-item.tsx';
import classes from './today.module.css';
import { useRowKeys } from './use-row-keys.ts';

/** Rows shown per group before expanding, to render long days quickly. */
const atFirst = 25;

/** A user's day in groups; the rows are those of the start page. */
export function TodayBoard({ board }: { board: Board }) {
  const t = useTodayMessages();
  const keys = useRowKeys();
  const { meetings, submissions, feedback, contracts, away, person } = board;
  const { overdue, due, later } = groupRows(board);
  const queue = (title: string, items: readonly QueueItem[]) => (
    <Group title={title} rows={items}>
      {(item) =>
        'task' in item ? (
          <CardRow key={item.id}>
            <TaskItem task={item.task} today={board.today} />
          </CardRow>
        ) : (
          <ClockRow key={item.id} clock={item.clock} today={board.today} />
        )
      }
    </Group>
  );
  const waiting = [
    ...submissions.map((submission) => ({ id: `submission ${submission.id}`, submission })),
    ...feedback.map((asked) => ({ id: `feedback ${asked.id}`, asked })),
  ];
  const isClear =
    overdue.length + due.length + later.length + waiting.length + meetings.length === 0 &&
    contracts.length === 0;
  return (
    <div className={classes.board} ref={keys}>
      {away && (
        <NoticeBar kind="info">
          {away.cover
            ? t('awayCover', { name: person.name, cover: away.cover.name })
            : t('away', { name: person.name })}
        </NoticeBar>
      )}
      {isClear && <EmptyState icon={IconCircleCheck} title={t('clear')} text={t('clearText')} />}
      <Group title={t('groups.meetings')} rows={meetings}>
        {({ id, title, candidate, startsAt }) => (
          <CardRow key={id}>
            <PersonLine
              name={candidate.name}
              src={candidate.photo}
              secondary={title}
              href={href(candidatesRoutes.profile, { id: candidate.id })}
            />
            <span className={classes.end}>
              <DateTime value={startsAt} as="time" />
            </span>
          </CardRow>
        )}
      </Group>
      {queue(t('groups.overdue'), overdue)}
      {queue(t('groups.due'), due)}
      <Group title={t('groups.waiting')} rows={waiting}>
        {(row) =>
          'submission' in row ? (
            <Waiting
              key={row.id}
              person={row.submission.candidate}
              about={`${t('submission', { company: row.submission.company.name })} · ${row.submission.job.title}`}
              applicationId={row.submission.id}
              end={
                row.submission.mayRemind && row.submission.isLate ? (
                  <NudgeButton application={row.submission} company={row.submission.company.name} />
                ) : (
                  <DateTime value={row.submission.dueAt} as="relative-day" />
                )
              }
            />
          ) : (
            <Waiting
              key={row.id}
              person={row.asked.candidate}
              about={`${t('feedback', { name: row.asked.authorName })} · ${row.asked.job}`}
              applicationId={row.asked.applicationId}
              end={row.asked.answerBy && <DateTime value={row.asked.answerBy} as="relative-day" />}
            />
          )
        }
      </Group>
      <Group title={t('groups.contracts')} rows={contracts}>
        {(placement) => <ContractRow key={placement.id} placement={placement} />}
      </Group>
      {queue(t('groups.later'), later)}
      <Summary board={board} left={overdue.length + due.length} />
    </div>
  );
}

interface GroupProps<Row> {
  title: string;
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
}

/** One group of the day; hidden while it is empty. */
function Group<Row>({ title, rows, children }: GroupProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <Card flush title={title} count={rows.length}>
      <FoldedRows rows={rows} atFirst={atFirst}>
        {(shown) => <CardRows>{shown.map(children)}</CardRows>}
      </FoldedRows>
    </Card>
  );
}

interface WaitingProps {
  person: PersonRef;
  about: string;
  applicationId: string;
  end: ReactNode;
}

/** Answers awaited from other people. */
function Waiting({ person, about, applicationId, end }: WaitingProps) {
  const params = { jobApplicationId: applicationId };
  return (
    <CardRow>
      <PersonLine
        name={person.name}
        src={person.photo}
        secondary={about}
        href={href(jobsRoutes.applicationFeedback, params)}
      />
      <span className={classes.end}>{end}</span>
    </CardRow>
  );
}

/** The summary of the day. */
function Summary({ board, left }: { board: Board; left: number }) {
  const t = useTodayMessages();
  return (
    <Card title={t('summary.title')}>
      <p className={classes.summary}>
        <span>{t('summary.done', { count: board.done })}</span>
        <span>{t('summary.left', { count: left })}</span>
        <span>{t('summary.snoozed', { count: board.snoozed })}</span>
      </p>
    </Card>
  );
}
