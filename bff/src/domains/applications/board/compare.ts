import { fromMinorUnits, type boardEndpoints } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import type { Service } from '../../../http/mount.ts';
import { reaches as reachesPerson } from '../../../records/candidates/candidate-lookup.ts';
import { comparedPeople, type ComparedPerson } from '../../../records/candidates/card-people.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import { boardPeople } from './board-people.ts';
import { showCards } from './card.serializer.ts';

/**
 * Compares a few candidates of a job in the requested order; leaves out those the reader may not
 * see.
 */
export const compareCards: Service<typeof boardEndpoints.compare> = async (
  { actor },
  { params, query },
) => {
  const { job, columns } = await boardPeople(actor, params.id, { ended: 'shown' });
  const asked = query.ids.flatMap(
    (id) => [...columns.values()].flat().find((standing) => standing.id === id) ?? [],
  );
  const wanted =
    job.skillsRequired.length > 0
      ? job.skillsRequired
      : job.skillIds.map((skillId) => ({ skillId, minLevel: null, minYears: null, must: false }));
  const [cards, people, names] = await Promise.all([
    showCards(actor, job, asked),
    comparedPeople(
      actor,
      asked.map(({ person }) => person._id),
    ),
    skillNames(wanted.map(({ skillId }) => skillId)),
  ]);
  return {
    job: {
      englishMin: job.englishMin,
      timeZoneBase: job.timeZoneBase,
      overlapHours: job.overlapHours,
      skills: wanted.flatMap(({ skillId, ...asks }) => {
        const id = skillId.toHexString();
        const name = names.get(id);
        return name === undefined ? [] : [{ id, name, ...asks }];
      }),
    },
    people: cards.flatMap((card) => {
      const person = people.get(card.candidate.id);
      return person ? [{ card, ...factsOf(actor, person, names) }] : [];
    }),
  };
};

function factsOf(actor: Actor, person: ComparedPerson, asked: ReadonlyMap<string, string>) {
  const { englishLevel, currentRate } = person;
  return {
    english: englishLevel && { level: englishLevel, assessedBy: person.englishAssessedBy },
    timeZone: person.timeZone,
    noticeDays: person.noticePeriodDays,
    availableFrom: person.availableFrom,
    skills: person.skills
      .filter(({ skillId }) => asked.has(skillId.toHexString()))
      .map(({ skillId, level, years, verifiedScore, verifiedAt }) => ({
        id: skillId.toHexString(),
        level,
        years,
        verifiedScore,
        verifiedAt: verifiedAt?.toISOString() ?? null,
      })),
    ...(reachesPerson(actor, 'candidate.readRates', person) && {
      currentRate: currentRate && {
        amount: fromMinorUnits(currentRate.amountMinor),
        currency: currentRate.currency,
        unit: currentRate.unit,
      },
    }),
  };
}
