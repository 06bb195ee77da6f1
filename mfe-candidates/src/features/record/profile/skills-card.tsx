import { useState } from 'react';
import { candidatesRoutes, href, skillEvidence, type CandidateRecord } from '@muster/contracts';
import {
  Card,
  IconStarFilled,
  LevelBar,
  UnstyledButton,
  VerifiedTick,
  formatDate,
  formatNumber,
  useNow,
} from '@muster/ui';
import { levelSteps } from '../../../shared/skill-level-steps.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { CardEmpty } from './card-empty.tsx';
import { EditLink } from './edit-link.tsx';
import { EvidenceButton } from './evidence/evidence-button.tsx';
import classes from './small-table.module.css';

const shownAtFirst = 10;

/** The candidate's skills, with years and assessor. */
export function SkillsCard({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const [all, setAll] = useState(false);
  const { skills } = candidate;
  const verified = skills.filter((skill) => skill.verifiedScore !== null).length;
  const shown = all ? skills : skills.slice(0, shownAtFirst);
  return (
    <Card
      title={t('record.skills.title')}
      count={skills.length}
      flush
      actions={
        <>
          {verified > 0 && (
            <span className={classes.hint}>{t('record.skills.verified', { count: verified })}</span>
          )}
          {skills.length > 0 && <EvidenceButton candidateId={candidate.id} />}
          {candidate.allowedActions.includes('edit_skills') && (
            <EditLink
              to={href(candidatesRoutes.editSkills, { id: candidate.id })}
              label={t('record.skills.edit')}
            />
          )}
        </>
      }
    >
      {skills.length === 0 ? (
        <CardEmpty
          text={t('record.skills.none')}
          to={
            candidate.allowedActions.includes('edit_skills')
              ? href(candidatesRoutes.editSkills, { id: candidate.id })
              : null
          }
          label={t('record.skills.add')}
        />
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('record.skills.skill')}</th>
              <th scope="col">{t('record.skills.level')}</th>
              <th scope="col" className={classes.end}>
                {t('record.skills.years')}
              </th>
              <th scope="col" className={classes.end}>
                {t('record.skills.score')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((skill) => (
              <SkillRow key={skill.id} skill={skill} />
            ))}
          </tbody>
        </table>
      )}
      {skills.length > shownAtFirst && (
        <UnstyledButton className={classes.more} onClick={() => setAll(!all)}>
          {all
            ? t('record.skills.less')
            : t('record.skills.more', { count: skills.length - shownAtFirst })}
        </UnstyledButton>
      )}
    </Card>
  );
}

/**
 * Returns who verified it and when, and when a client confirmed it; old evidence asks for renewal.
 */
function useSkillSource(skill: CandidateRecord['skills'][number]): string {
  const t = useMessages();
  const now = useNow();
  const { verifiedAt, verifiedBy, confirmedAt } = skill;
  const isVerified = skill.verifiedScore !== null && verifiedAt !== null;
  const parts = [
    isVerified &&
      t(verifiedBy ? 'record.skills.verifiedBy' : 'record.skills.verifiedOn', {
        name: verifiedBy?.name ?? '',
        date: formatDate(verifiedAt),
      }),
    isVerified && skillEvidence(skill, now) === 'faded' && t('record.skills.faded'),
    skill.isKept && t('record.skills.kept'),
    confirmedAt && t('record.skills.confirmed', { date: formatDate(confirmedAt) }),
  ].filter(Boolean);
  return parts.join(' · ');
}

function SkillRow({ skill }: { skill: CandidateRecord['skills'][number] }) {
  const t = useMessages();
  const source = useSkillSource(skill);
  const row = (
    <tr className={source ? classes.above : undefined}>
      <td>
        <span className={classes.line}>
          {skill.name}
          {skill.isPrimary && (
            <IconStarFilled
              size={13}
              className={classes.star}
              role="img"
              aria-label={t('record.skills.primary')}
            />
          )}
        </span>
      </td>
      <td>
        {(skill.level ?? skill.verifiedScore) !== null && (
          <LevelBar level={levelSteps(skill.level, skill.verifiedScore)} />
        )}
      </td>
      <td className={classes.end}>
        {skill.years !== null && formatNumber(skill.years, { digits: 1 })}
      </td>
      <td className={classes.end}>
        {skill.verifiedScore === null ? (
          <span className={classes.quiet}>
            {t(skill.level === null ? 'record.skills.notRated' : 'record.skills.selfRated')}
          </span>
        ) : (
          <VerifiedTick>{skill.verifiedScore.toFixed(1)}</VerifiedTick>
        )}
      </td>
    </tr>
  );
  if (!source) return row;
  return (
    <>
      {row}
      <tr className={classes.below}>
        <td colSpan={4}>{source}</td>
      </tr>
    </>
  );
}
