import type { ReactNode } from 'react';
import type { Comparison } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import {
  Avatar,
  CancelButton,
  Drawer,
  LocalTime,
  Money,
  NoticeBar,
  OverlayFooter,
  PageSkeleton,
  StageBadge,
  formatDate,
  formatMonth,
  zoneCity,
} from '@muster/ui';
import { api } from '../../api.ts';
import classes from './compare-drawer.module.css';
import { usePipelineMessages, type PipelineMessages } from './messages.ts';

interface CompareDrawerProps {
  jobId: string;
  ids: readonly string[];
  onClose: () => void;
}

/** Up to four candidates side by side, one line per requirement. */
export function CompareDrawer({ jobId, ids, onClose }: CompareDrawerProps) {
  const t = usePipelineMessages();
  const query = api.useBoardCompareQuery({ params: { id: jobId }, query: { ids: ids.join(',') } });
  return (
    <Drawer
      opened
      onClose={onClose}
      width={Math.min(1120, 260 + ids.length * 220)}
      title={t('compare.title')}
      footer={
        <OverlayFooter>
          <CancelButton>{t('compare.close')}</CancelButton>
        </OverlayFooter>
      }
    >
      <QueryView query={query} isEmpty={() => false} skeleton={<PageSkeleton variant="form" />}>
        {(comparison) => (
          <>
            {comparison.people.length < ids.length && (
              <NoticeBar kind="info">{t('compare.someGone')}</NoticeBar>
            )}
            <Table comparison={comparison} t={t} />
          </>
        )}
      </QueryView>
    </Drawer>
  );
}

type Person = Comparison['people'][number];
interface Line {
  id: string;
  label: string;
  /** The job's requirement. */
  asks?: ReactNode;
  cell: (person: Person) => ReactNode;
}

function Table({ comparison, t }: { comparison: Comparison; t: PipelineMessages }) {
  const { people } = comparison;
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('compare.asks')}</th>
            {people.map(({ card }) => (
              <th key={card.id} scope="col">
                <span className={classes.person}>
                  <Avatar name={card.candidate.name} src={card.candidate.photo} size={28} />
                  {card.candidate.name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linesOf(comparison, t).map(({ id, label, asks, cell }) => (
            <tr key={id}>
              <th scope="row">
                {label}
                {asks && <span className={classes.asks}>{asks}</span>}
              </th>
              {people.map((person) => (
                <td key={person.card.id}>{cell(person)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function linesOf({ job, people }: Comparison, t: PipelineMessages): Line[] {
  const has = (test: (person: Person) => boolean) => people.some(test);
  const lines: (Line | false)[] = [
    has(({ card }) => card.score !== null) && {
      id: 'score',
      label: t('compare.score'),
      cell: ({ card }) => card.score ?? t('compare.unknown'),
    },
    {
      id: 'stage',
      label: t('compare.stage'),
      cell: ({ card }) => <StageBadge of={card} />,
    },
    ...job.skills.map((skill): Line => ({
      id: skill.id,
      label: skill.must ? t('compare.must', { name: skill.name }) : skill.name,
      asks: asksOf(skill, t),
      cell: (person) => skillOf(person, skill.id, t),
    })),
    {
      id: 'english',
      label: t('compare.english'),
      asks: `${job.englishMin}+`,
      cell: ({ english }) => english?.level ?? t('compare.unknown'),
    },
    {
      id: 'zone',
      label: t('compare.zone'),
      asks:
        job.timeZoneBase &&
        job.overlapHours !== null &&
        t('compare.overlap', { hours: job.overlapHours, zone: zoneCity(job.timeZoneBase) }),
      cell: ({ timeZone }) => <LocalTime timeZone={timeZone} />,
    },
    {
      id: 'notice',
      label: t('compare.notice'),
      cell: ({ noticeDays }) => noticeOf(noticeDays, t),
    },
    {
      id: 'from',
      label: t('compare.from'),
      cell: ({ availableFrom }) =>
        availableFrom ? formatDate(availableFrom) : t('compare.unknown'),
    },
    has((person) => 'currentRate' in person) && {
      id: 'expects',
      label: t('compare.expects'),
      cell: ({ currentRate }) => rateOf(currentRate, t),
    },
    has(({ card }) => 'payRate' in card) && {
      id: 'pay',
      label: t('compare.pay'),
      cell: ({ card }) => rateOf(card.payRate, t),
    },
    has(({ card }) => 'billRate' in card) && {
      id: 'bill',
      label: t('compare.bill'),
      cell: ({ card }) => rateOf(card.billRate, t),
    },
  ];
  return lines.filter((line) => line !== false);
}

function noticeOf(days: number | null, t: PipelineMessages): string {
  if (days === null) return t('compare.unknown');
  return days === 0 ? t('compare.now') : t('compare.days', { count: days });
}

type AskedSkill = Comparison['job']['skills'][number];

const asksOf = ({ minLevel, minYears }: AskedSkill, t: PipelineMessages): string | null =>
  [minLevel && t(`compare.level.${minLevel}`), minYears && t('card.years', { count: minYears })]
    .filter(Boolean)
    .join(', ') || null;

function skillOf({ skills }: Person, id: string, t: PipelineMessages): ReactNode {
  const skill = skills.find((one) => one.id === id);
  if (!skill) return <span className={classes.lacks}>{t('compare.lacks')}</span>;
  const { years, verifiedScore, verifiedAt } = skill;
  const level = t(`compare.level.${skill.level ?? 'none'}`);
  return [
    years === null ? level : t('compare.skill', { level, years }),
    verifiedScore !== null && t('compare.verified', { score: verifiedScore }),
    verifiedScore !== null && verifiedAt && formatMonth(verifiedAt.slice(0, 7)),
  ]
    .filter(Boolean)
    .join(', ');
}

const rateOf = (rate: Person['currentRate'], t: PipelineMessages): ReactNode =>
  rate ? <Money value={rate} unit={t(`compare.${rate.unit}`)} /> : t('drawer.none');
