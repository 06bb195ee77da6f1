import type { MatchBlock } from '@muster/contracts';
import type { JobNeeds, PersonFacts, Standing } from './match-facts.ts';

/**
 * Checks the location: on-site work, or work in certain countries, requires living or moving there.
 */
const reachesCountry = (
  { country, relocationCountries, openTo }: PersonFacts,
  { locationPolicy, countries }: JobNeeds,
): boolean => {
  if (countries.length === 0) return true;
  if (locationPolicy !== 'countries' && locationPolicy !== 'on_site') return true;
  if (countries.includes(country)) return true;
  return (
    openTo.includes('relocation') &&
    (relocationCountries.length === 0 || relocationCountries.some((one) => countries.includes(one)))
  );
};

/**
 * Returns what a job requires and the person has ruled out. A person who has not answered is not
 * excluded.
 */
export const notOpenTo = (
  { openTo }: PersonFacts,
  { engagement, locationPolicy }: JobNeeds,
): PersonFacts['openTo'] => {
  if (openTo.length === 0) return [];
  const isThere = locationPolicy !== 'on_site' || openTo.some((one) => onSite.has(one));
  return [
    ...(openTo.includes(engagement) ? [] : [engagement]),
    ...(isThere ? [] : (['on_site'] as const)),
  ];
};
const onSite: ReadonlySet<string> = new Set(['on_site', 'hybrid', 'relocation']);

/** Returns the hard filters that exclude a person from a job whatever the score. */
export function findBlocks(
  person: PersonFacts,
  job: JobNeeds,
  { excluded, refused }: Standing,
): MatchBlock[] {
  const blocks: Record<MatchBlock, boolean> = {
    excluded,
    not_available: !person.available,
    no_consent: refused,
    not_open_to: notOpenTo(person, job).length > 0,
    country: !reachesCountry(person, job),
  };
  return (Object.keys(blocks) as MatchBlock[]).filter((block) => blocks[block]);
}
