import type { Scorecard } from '@muster/contracts';
import { Card, KeyValueList, enumLabels, formatMoney } from '@muster/ui';
import { useScorecardMessages } from './messages.ts';
import { ScorecardHistory } from './scorecard-history.tsx';
import classes from './scorecard.module.css';

interface Mark {
  id: string;
  name: string;
  score: number | null;
  note?: string | null;
}

/** A scorecard as others read it: only what was filled in. */
export function ScorecardReading({ scorecard }: { scorecard: Scorecard }) {
  const t = useScorecardMessages();
  const { card, questions, skills } = scorecard;
  const { recommendation, suggestedRate, suggestedSeniority, englishLevel } = card;
  const textOf = (id: string) => questions.find((question) => question.id === id)?.text ?? '';
  const skillOf = (id: string) => skills.find((skill) => skill.id === id)?.name ?? '';
  return (
    <>
      <Card title={t('section.verdict')}>
        <KeyValueList
          items={[
            {
              label: t('recommendation.label'),
              value: recommendation && t(`recommendation.${recommendation}`),
            },
            { label: t('strengths'), value: lines(card.strengths) },
            { label: t('concerns'), value: lines(card.concerns) },
            { label: t('english'), value: englishLevel },
            {
              label: t('seniority'),
              value: suggestedSeniority && enumLabels.seniority[suggestedSeniority],
            },
            ...(scorecard.seesRate
              ? [{ label: t('rate'), value: suggestedRate && formatMoney(suggestedRate) }]
              : []),
            { label: t('clientSummary'), value: lines(card.clientSummary) },
          ]}
        />
      </Card>
      <Marks
        title={t('section.competencies')}
        marks={card.ratings.map(({ competency, ...mark }) => ({
          ...mark,
          id: competency,
          name: t(`competency.${competency}`),
        }))}
      />
      <Marks
        title={t('section.questions')}
        marks={card.answers.map(({ questionId, ...mark }) => ({
          ...mark,
          id: questionId,
          name: textOf(questionId),
        }))}
      />
      <Marks
        title={t('section.skills')}
        marks={card.verifiedSkills.map(({ skillId, score }) => ({
          id: skillId,
          name: skillOf(skillId),
          score,
        }))}
      />
      <ScorecardHistory scorecard={scorecard} />
    </>
  );
}

/** Shows a text with its line breaks; an empty one counts as no value. */
const lines = (text: string) => text && <span className={classes.text}>{text}</span>;

function Marks({ title, marks }: { title: string; marks: readonly Mark[] }) {
  const t = useScorecardMessages();
  const made = marks.filter(({ score, note }) => score !== null || note);
  if (made.length === 0) return null;
  return (
    <Card title={title}>
      <ul className={classes.marks}>
        {made.map(({ id, name, score, note }) => (
          <li key={id} className={classes.mark}>
            <span>{name}</span>
            <span className={classes.score}>
              {score === null ? t('notAssessed') : t('outOf', { score })}
            </span>
            {note && <span className={classes.note}>{note}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
