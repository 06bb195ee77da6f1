import type { FieldOption } from '@muster/ui';

/** A skill option with its catalogue name. */
export interface SkillOption extends FieldOption {
  name: string;
}

/** A remote's lazy query of the catalogue's search. */
type SearchSkills = (
  args: { query: { q: string } },
  preferCache: boolean,
) => {
  unwrap(): Promise<readonly { id: string; name: string; matchedAlias: string | null }[]>;
};

/** Looks up skills by name or alias; "k8s" finds Kubernetes and says so. */
export const skillOptionsBy =
  (search: SearchSkills) =>
  async (q: string): Promise<SkillOption[]> => {
    const skills = await search({ query: { q } }, true).unwrap();
    return skills.map(({ id, name, matchedAlias }) => ({
      value: id,
      name,
      label: matchedAlias ? `${name} (${matchedAlias})` : name,
    }));
  };
