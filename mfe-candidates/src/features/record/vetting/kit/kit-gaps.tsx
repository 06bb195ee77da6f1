import type { InterviewKit } from '@muster/contracts';
import { Card } from '@muster/ui';
import { useKitMessages } from './messages.ts';
import classes from './kit.module.css';

/** Skills without evidence yet: the interview can add the most here. */
export function KitGaps({ kit: { skills, openCompetencies, english } }: { kit: InterviewKit }) {
  const t = useKitMessages();
  const namesOf = (evidence: string) =>
    skills.filter((skill) => skill.evidence === evidence).map(({ name }) => name);
  const gaps = [
    ...(['none', 'claimed', 'faded'] as const).flatMap((evidence) => {
      const names = namesOf(evidence);
      return names.length > 0 ? [t(`gaps.skills_${evidence}`, { names: names.join(', ') })] : [];
    }),
    ...(english.assessed ? [] : [t('gaps.english')]),
    ...(openCompetencies.length > 0
      ? [
          t('gaps.competencies', {
            names: openCompetencies.map((name) => t(`competency.${name}`)).join(', '),
          }),
        ]
      : []),
  ];
  return (
    <Card title={t('gaps.title')}>
      {gaps.length === 0 ? (
        <p className={classes.quiet}>{t('gaps.none')}</p>
      ) : (
        <ul className={classes.gaps}>
          {gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
