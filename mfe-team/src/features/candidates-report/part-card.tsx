import type { CandidateReport } from '@muster/contracts';
import { AppLink } from '@muster/kit';
import { Card, EmptyLine } from '@muster/ui';
import { DataColumns } from '../../shared/data-columns/data-columns.tsx';
import { groupLabel, listOfGroup, partNotes, unknownLabel } from './group-words.ts';
import { useCandidatesReportMessages } from './messages.ts';
import classes from './candidates-report.module.css';

type Part = CandidateReport['parts'][number];

/** Candidates by one attribute. */
export function PartCard({ part: of }: { part: Part }) {
  const t = useCandidatesReportMessages();
  const { part, groups, unknown, unknownIntake } = of;
  const label = t(`part.${part}`);
  const nobody = unknownLabel(t, part);
  const max = Math.max(1, ...groups.map(({ stock }) => stock));
  return (
    <Card title={label}>
      {groups.length === 0 && unknown === 0 ? (
        <EmptyLine text={nobody} />
      ) : (
        <DataColumns
          label={label}
          heads={[label, t('stockHead'), t('intakeHead')]}
          rows={[
            ...groups.map((group) => ({
              key: group.key,
              cells: [
                <Named key="name" href={listOfGroup(part, group.key)} share={group.stock / max}>
                  {groupLabel(t, part, group)}
                </Named>,
                String(group.stock),
                String(group.intake),
              ],
            })),
            ...(unknown > 0
              ? [{ key: 'unknown', cells: [nobody, String(unknown), String(unknownIntake)] }]
              : []),
          ]}
        />
      )}
      <p className={classes.note}>{partNotes(t, of).join(' ')}</p>
    </Card>
  );
}

/** A group's name above a bar that shows its share of the largest group. */
function Named({
  href,
  share,
  children,
}: {
  href: string | null;
  share: number;
  children: string;
}) {
  return (
    <span className={classes.named}>
      {href ? <AppLink href={href}>{children}</AppLink> : children}
      <svg className={classes.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
        <rect width={share * 100} height={1} />
      </svg>
    </span>
  );
}
