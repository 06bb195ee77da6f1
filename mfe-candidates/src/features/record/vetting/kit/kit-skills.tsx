import type { InterviewKit, SkillEvidence } from '@muster/contracts';
import { Badge, Card, enumLabels, formatDate, type BadgeProps } from '@muster/ui';
import { useKitMessages, type KitMessages } from './messages.ts';
import classes from './kit.module.css';

const families: Readonly<Record<SkillEvidence, BadgeProps['family']>> = {
  none: 'red',
  claimed: 'amber',
  faded: 'amber',
  verified: 'green',
};

/** Required skills, with their evidence. */
export function KitSkills({ kit: { skills, skillSource } }: { kit: InterviewKit }) {
  const t = useKitMessages();
  if (skills.length === 0)
    return (
      <Card title={t('skills.title')}>
        <p className={classes.quiet}>{t('skills.none')}</p>
      </Card>
    );
  return (
    <Card title={t('skills.title')} count={skills.length}>
      <p className={classes.quiet}>{t(`skills.source.${skillSource}`)}</p>
      <ul className={classes.skills}>
        {skills.map(({ id, name, minLevel, minYears, level, years, evidence, verifiedAt }) => (
          <li key={id} className={classes.skill}>
            <strong>{name}</strong>
            <span>
              <small>{t('skills.needed')}</small>{' '}
              {inWords(t, minLevel, minYears) ?? t('skills.any')}
            </span>
            <span>
              <small>{t('skills.has')}</small> {inWords(t, level, years) ?? t('skills.nothing')}
            </span>
            <Badge family={families[evidence]}>
              {verifiedAt
                ? t('skills.on', {
                    evidence: t(`evidence.${evidence}`),
                    date: formatDate(verifiedAt),
                  })
                : t(`evidence.${evidence}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** `Advanced, 4 y`; null if neither is known. */
function inWords(
  t: KitMessages,
  level: InterviewKit['skills'][number]['level'],
  years: number | null,
): string | null {
  const parts = [
    ...(level ? [enumLabels.skillLevel[level]] : []),
    ...(years === null ? [] : [t('skills.years', { count: years })]),
  ];
  return parts.length > 0 ? parts.join(', ') : null;
}
