import { isFadedSince, skillLevels, type Match } from '@muster/contracts';
import {
  IconCheck,
  IconMinus,
  IconX,
  VerifiedTick,
  formatDate,
  formatNumber,
  useNow,
} from '@muster/ui';
import { changeWords } from './change-words.ts';
import classes from './matching.module.css';
import { useMatchMessages, type MatchMessages } from './messages.ts';

const signs = { full: IconCheck, partial: IconMinus, none: IconX, unknown: IconMinus } as const;

type Change = Match['changes'][number];

/** Explains a match: exclusions, each part, each skill, and what would help. */
export function MatchDetails({ match }: { match: Match }) {
  const t = useMatchMessages();
  const isBlocking = ({ kind }: Change) => match.blocks.some((block) => block === kind);
  const blocking = match.changes.filter(isBlocking);
  const others = match.changes.filter((change) => !isBlocking(change));
  return (
    <div className={classes.details}>
      {match.blocks.length > 0 && (
        <section aria-label={t('blocks')}>
          <h3 className={classes.heading}>{t('blocks')}</h3>
          <Changes match={match} changes={blocking} data-blocking />
        </section>
      )}
      <section aria-label={t('parts')}>
        <ul className={classes.parts}>
          {match.parts.map((part) => (
            <Part key={part.part} part={part} />
          ))}
        </ul>
        {match.parts.every(({ part }) => part !== 'rate') && (
          <p className={classes.hint}>{t('withoutRate')}</p>
        )}
      </section>
      {match.skills.length > 0 && (
        <section aria-label={t('skills')}>
          <h3 className={classes.heading}>{t('skills')}</h3>
          <ul className={classes.skills}>
            {match.skills.map((skill) => (
              <Skill key={skill.skillId} skill={skill} />
            ))}
          </ul>
        </section>
      )}
      <section aria-label={t('helps')}>
        <h3 className={classes.heading}>{t('helps')}</h3>
        {others.length === 0 ? (
          <p className={classes.hint}>{t(blocking.length === 0 ? 'fits' : 'nothingElse')}</p>
        ) : (
          <Changes match={match} changes={others} />
        )}
      </section>
    </div>
  );
}

interface ChangesProps {
  match: Match;
  changes: readonly Change[];
  'data-blocking'?: boolean;
}

function Changes({ match, changes, ...rest }: ChangesProps) {
  const t = useMatchMessages();
  return (
    <ul className={classes.changes} {...rest}>
      {changes.map((change) => (
        <li key={`${change.kind}/${change.to ?? ''}`}>{changeWords(change, match, t)}</li>
      ))}
    </ul>
  );
}

function Part({ part: { part, points, of, fit } }: { part: Match['parts'][number] }) {
  const t = useMatchMessages();
  return (
    <li className={classes.part}>
      <span>
        {t(`part.${part}`)}
        {fit === 'unknown' && <span className={classes.hint}> ({t('unknown')})</span>}
      </span>
      <span className={classes.points}>
        {t('points', { points: formatNumber(points, { digits: 1 }), of })}
      </span>
      <span className={classes.bar} data-fit={fit} aria-hidden="true">
        <span style={{ inlineSize: `${(points / of) * 100}%` }} />
      </span>
    </li>
  );
}

function Skill({ skill }: { skill: Match['skills'][number] }) {
  const t = useMatchMessages();
  const Sign = signs[skill.fit];
  const has = measure(skill.level, skill.years, t);
  const asked = measure(skill.minLevel, skill.minYears, t);
  return (
    <li className={classes.skill} data-fit={skill.fit}>
      <Sign size={16} role="img" aria-label={t(`skill.${skill.fit}`, { name: skill.name })} />
      <span>
        {skill.name}
        {skill.verified && <VerifiedTick />}
        {skill.must && <span className={classes.hint}> ({t('must')})</span>}
        <span className={classes.measure}>
          {[has && t('has', { what: has }), asked && t('asks', { what: asked })]
            .filter(Boolean)
            .join(', ')}
        </span>
        <Evidence skill={skill} />
      </span>
    </li>
  );
}

/** When the skill was verified and confirmed by a client; old evidence counts less. */
function Evidence({ skill }: { skill: Match['skills'][number] }) {
  const t = useMatchMessages();
  const now = useNow();
  const { verified, verifiedAt, confirmedAt } = skill;
  const said = [
    verified &&
      verifiedAt &&
      t(isFadedSince(verifiedAt.slice(0, 7), now) ? 'verifiedLongAgo' : 'verifiedOn', {
        date: formatDate(verifiedAt),
      }),
    confirmedAt && t('confirmedOn', { date: formatDate(confirmedAt) }),
  ].filter(Boolean);
  return said.length > 0 && <span className={classes.measure}>{said.join(', ')}</span>;
}

/** Formats `advanced, 4 years`; empty if neither is given. */
function measure(level: number | null, years: number | null, t: MatchMessages): string {
  const known = level === null ? undefined : skillLevels[level - 1];
  return [known && t(`level.${known}`), years !== null && t('years', { count: years })]
    .filter(Boolean)
    .join(', ');
}
