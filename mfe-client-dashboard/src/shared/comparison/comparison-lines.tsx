import { isEnoughOf, isFadedSince, languageLevels, type ClientComparison } from '@muster/contracts';
import {
  Badge,
  IconCircleCheckFilled,
  Money,
  countryName,
  enumLabels,
  formatDate,
  formatMonth,
  formatNumber,
  useNow,
  zoneCity,
} from '@muster/ui';
import type { ReactNode } from 'react';
import classes from './comparison.module.css';
import type { ComparisonMessages } from './messages.ts';

type Person = ClientComparison['people'][number];
type AskedSkill = ClientComparison['job']['skills'][number];

interface Line {
  id: string;
  label: string;
  /** The job's requirement. */
  asks?: ReactNode;
  cell: (person: Person) => ReactNode;
}

/** Lines of the comparison: each required skill, then other facts for the decision. */
export function linesOf({ job, people }: ClientComparison, t: ComparisonMessages): Line[] {
  const lines: (Line | false)[] = [
    {
      id: 'status',
      label: t('line.status'),
      cell: ({ stage, standing }) => (
        <Badge family={standing === 'waiting' ? 'amber' : 'grey'}>{stage}</Badge>
      ),
    },
    ...job.skills.map((skill): Line => ({
      id: skill.id,
      label: skill.name,
      asks: asksOf(skill, t),
      cell: (person) => <Skill person={person} skill={skill} t={t} />,
    })),
    {
      id: 'english',
      label: t('line.english'),
      asks: t('atLeast', { level: job.englishMin }),
      cell: ({ english }) => (
        <Against
          isEnough={
            english !== null &&
            languageLevels.indexOf(english.level) >= languageLevels.indexOf(job.englishMin)
          }
          detail={english?.assessed && t('assessed')}
        >
          {english?.level ?? t('unknown')}
        </Against>
      ),
    },
    job.timeZoneBase !== null && {
      id: 'hours',
      label: t('line.hours'),
      asks:
        job.overlapHours !== null &&
        t('overlap', { hours: job.overlapHours, zone: zoneCity(job.timeZoneBase) }),
      cell: ({ sharedHours, timeZone }) => (
        <Against
          isEnough={job.overlapHours !== null && (sharedHours ?? 0) >= job.overlapHours}
          detail={zoneCity(timeZone)}
        >
          {sharedHours === null ? t('unknown') : t('shared', { hours: formatNumber(sharedHours) })}
        </Against>
      ),
    },
    {
      id: 'start',
      label: t('line.start'),
      asks: job.targetStartDate && formatDate(job.targetStartDate),
      cell: (person) => startOf(person, t),
    },
    {
      id: 'weekly',
      label: t('line.weekly'),
      asks: t('weekly', { count: job.hoursPerWeek }),
      cell: ({ weeklyHours }) => (
        <Against isEnough={weeklyHours >= job.hoursPerWeek}>
          {t('weekly', { count: weeklyHours })}
        </Against>
      ),
    },
    {
      id: 'experience',
      label: t('line.experience'),
      asks: job.seniority && enumLabels.seniority[job.seniority],
      cell: ({ yearsExperience, seniority, lastRole }) => (
        <Against
          detail={[seniority && enumLabels.seniority[seniority], lastRole]
            .filter(Boolean)
            .join(', ')}
        >
          {yearsExperience === null ? t('unknown') : t('years', { count: yearsExperience })}
        </Against>
      ),
    },
    {
      id: 'country',
      label: t('line.country'),
      cell: ({ country }) => countryName(country),
    },
    people.some(({ vettedAt }) => vettedAt !== null) && {
      id: 'vetted',
      label: t('line.vetted'),
      cell: ({ vettedAt }) =>
        vettedAt ? t('vettedOn', { date: formatDate(vettedAt) }) : t('unknown'),
    },
    people.some(({ billRate }) => billRate) && {
      id: 'rate',
      label: t('line.rate'),
      cell: ({ billRate }) =>
        billRate ? (
          <Money value={billRate} unit={t(billRate.unit === 'hour' ? 'perHour' : 'perMonth')} />
        ) : (
          t('unknown')
        ),
    },
  ];
  return lines.filter((line) => line !== false);
}

const asksOf = ({ minLevel, minYears, must }: AskedSkill, t: ComparisonMessages): string | null =>
  [
    must && t('must'),
    minLevel && enumLabels.skillLevel[minLevel],
    minYears && t('years', { count: minYears }),
  ]
    .filter(Boolean)
    .join(', ') || null;

interface SkillProps {
  person: Person;
  skill: AskedSkill;
  t: ComparisonMessages;
}

/** Level of a skill, with its evidence. */
function Skill({ person, skill, t }: SkillProps) {
  const found = person.skills.find(({ id }) => id === skill.id);
  if (!found) return <span className={classes.lacks}>{t('lacks')}</span>;
  const words = [
    found.level && enumLabels.skillLevel[found.level],
    found.years !== null && t('years', { count: found.years }),
  ].filter(Boolean);
  return (
    <Against
      isEnough={isEnoughOf(found, skill)}
      detail={found.verified && <Verified month={found.verifiedMonth ?? null} t={t} />}
    >
      {words.length > 0 ? words.join(', ') : t('named')}
    </Against>
  );
}

/** When the agency verified it, with a remark if long ago. */
function Verified({ month, t }: { month: string | null; t: ComparisonMessages }) {
  const now = useNow();
  if (month === null) return t('verified');
  return t(isFadedSince(month, now) ? 'verifiedLongAgo' : 'verifiedIn', {
    month: formatMonth(month),
  });
}

interface AgainstProps {
  /** Whether it meets the requirement; marked where known. */
  isEnough?: boolean;
  detail?: ReactNode;
  children: ReactNode;
}

function Against({ isEnough = false, detail, children }: AgainstProps) {
  return (
    <span className={classes.value}>
      {isEnough && <IconCircleCheckFilled size={16} aria-hidden />}
      <span>
        {children}
        {detail && <span className={classes.asks}>{detail}</span>}
      </span>
    </span>
  );
}

function startOf({ availableFrom, noticeDays }: Person, t: ComparisonMessages): string {
  if (availableFrom) return t('from', { date: formatDate(availableFrom) });
  return noticeDays === null ? t('unknown') : t('notice', { count: noticeDays });
}
