import { skillLevels } from '@muster/contracts';
import { Card, CardRow, CardRows, EmptyState, IconListCheck, LevelBar } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { EditBlock } from './editing/edit-block.tsx';
import type { OwnProfile } from './own-profile.ts';
import classes from './profile-card.module.css';

type Skill = OwnProfile['skills'][number];

/** The person's skills, with level and years. */
export function SkillsCard({ profile }: { profile: OwnProfile }) {
  const { skills } = profile;
  const t = useMessages();
  return (
    <Card
      title={t('profile.skills.title')}
      count={skills.length}
      flush
      actions={<EditBlock block="skills" profile={profile} />}
    >
      {skills.length === 0 ? (
        <EmptyState
          size="compact"
          icon={IconListCheck}
          title={t('profile.skills.none')}
          text={t('profile.skills.noneText')}
        />
      ) : (
        <CardRows>
          {skills.map(({ id, name, level, years }) => (
            <CardRow key={id} compact>
              <span className={classes.name}>{name}</span>
              <span className={classes.level}>
                {level !== null && <LevelBar level={steps(level)} />}
                <span className={classes.levelName}>
                  {level === null ? t('profile.skills.notRated') : t(`enum.level.${level}`)}
                </span>
              </span>
              <span className={classes.years}>
                {years !== null && t('profile.skills.years', { count: years })}
              </span>
            </CardRow>
          ))}
        </CardRows>
      )}
    </Card>
  );
}

/** The fifth bar is for a vetter's score; an own estimate fills at most four. */
function steps(level: NonNullable<Skill['level']>): 1 | 2 | 3 | 4 {
  return (skillLevels.indexOf(level) + 1) as 1 | 2 | 3 | 4;
}
